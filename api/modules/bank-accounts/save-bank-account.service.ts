import type { BankAccountInput } from '../../../schema/bank-account.ts';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { dayOf } from '../../platform/clock.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { forUpdate } from '../../platform/ids.ts';
import { PaymentProviderError } from '../../platform/payment/payment-provider-error.ts';
import { beginLook } from '../../platform/payment/provider-look.ts';
import { type ProviderSteps, runSteps, type StepsCtx } from '../../platform/process/steps.ts';
import type { Limit } from '../../platform/rate-limit/rate-limiter.ts';
import { Account } from '../accounts/account.entity.ts';
import { Profile } from '../profiles/profile.entity.ts';
import { refreshAccountStanding, standingOf } from './account-standing.service.ts';
import { BankAccount } from './bank-account.entity.ts';
import { type BankDetails, toBankDetails } from './bank-account.policy.ts';
import { noteFingerprint } from './fingerprint.service.ts';
import { ProviderAccount } from './provider-account.entity.ts';
import { type Registration, type RegistrationAnswer, registerAtProvider } from './register-at-provider.ts';

const saves: Limit = { name: 'bank-account', points: 20, seconds: 3_600 };

/** The provider's refusal in words; null when the account was saved. */
type Refused = string | null;

async function prepare(ctx: Ctx, details: BankDetails): Promise<{ call: Registration }> {
  const accountId = accountIdOf(ctx);
  const { email } = await ctx.em.findOneOrFail(Account, { id: accountId });
  const { first, last } = await ctx.em.findOneOrFail(Profile, { id: accountId });
  const known = await ctx.em.findOne(ProviderAccount, { accountId });
  // Cut to the day, so that the same form sent twice is the same request.
  const at = new Date(`${dayOf(ctx.clock.now())}T00:00:00+08:00`);
  const terms = { at, ip: ctx.caller.address };
  const providerAccountId = known?.providerAccountId ?? null;
  const look = await beginLook(ctx);
  return { call: { accountId, email, first, last, details, terms, providerAccountId, look } };
}

async function noteProviderAccount(ctx: Ctx, accountId: number, providerAccountId: string): Promise<void> {
  const known = await ctx.em.findOne(ProviderAccount, { accountId });
  if (known) known.providerAccountId = providerAccountId;
  else ctx.em.create(ProviderAccount, { accountId, providerAccountId, createdAt: ctx.clock.now() });
}

/** The stored part: names and codes of the bank, the last four digits, the provider's references. */
function keptOf(
  { details }: Registration,
  { account, bank }: Extract<RegistrationAnswer, { kind: 'saved' }>,
) {
  const { accountType, bankName, accountHolderName, swiftCode, routingNumber, bankAddress } = details;
  return {
    ...{ accountType, bankName, accountHolderName, swiftCode, routingNumber, bankAddress },
    last4: bank.last4,
    currency: bank.currency.toUpperCase(),
    ...standingOf(account),
    providerAccountId: account.id,
    providerBankId: bank.id,
  };
}

const newerOf = ({ payoutsEnabled, requirements, disabledReason, look }: BankAccount) => {
  return { payoutsEnabled, requirements, disabledReason, look };
};

async function settle(ctx: Ctx, told: Registration, answer: RegistrationAnswer): Promise<Refused> {
  const { accountId: ownerId } = told;
  await ctx.em.findOneOrFail(Account, { id: ownerId }, forUpdate);
  const providerAccountId = answer.kind === 'saved' ? answer.account.id : answer.providerAccountId;
  if (providerAccountId) await noteProviderAccount(ctx, ownerId, providerAccountId);
  if (answer.kind === 'saved') {
    const now = ctx.clock.now();
    const values = { ...keptOf(told, answer), look: told.look, updatedAt: now };
    const known = await ctx.em.findOne(BankAccount, { ownerId });
    // An event may have brought newer facts about the same account meanwhile.
    const isOld = known && known.look > told.look && known.providerAccountId === values.providerAccountId;
    if (known) ctx.em.assign(known, isOld ? { ...values, ...newerOf(known) } : values);
    else ctx.em.create(BankAccount, { ownerId, ...values, createdAt: now });
    await noteFingerprint(ctx, ownerId, 'bank', answer.bank.fingerprint);
  }
  await ctx.em.flush();
  return answer.kind === 'refused' ? answer.message : null;
}

const steps: ProviderSteps<BankDetails, Registration, RegistrationAnswer, Refused> = {
  prepare,
  call: ({ ports }, told) => registerAtProvider(ports, told),
  settle,
};

function toFailure(ctx: Ctx, error: unknown): unknown {
  if (!(error instanceof PaymentProviderError)) return error;
  ctx.ports.log.error({ err: error, requestId: ctx.requestId }, 'a bank account could not be registered');
  return new DomainError(ErrorCode.UNAVAILABLE);
}

/**
 * Registers the caller's bank account at the payment provider, replacing the earlier one. Personal details are sent
 * only to the provider. Throws the failures of `bank-account.policy.ts`; BANK_REFUSED in the provider's words;
 * UNAVAILABLE when it does not answer; RATE_LIMITED.
 */
export async function saveBankAccount(ctx: StepsCtx, input: BankAccountInput): Promise<void> {
  const details = toBankDetails(input, ctx.clock.now());
  await ctx.ports.limiter.consume(saves, String(accountIdOf(ctx)));
  const refused = await runSteps(ctx, ctx.inTransaction, steps, details).catch((error: unknown) => {
    throw toFailure(ctx, error);
  });
  if (refused) throw new DomainError({ code: ErrorCode.BANK_REFUSED, params: { message: refused } });
  await lookOnce(ctx);
}

/** Events that came before our row existed had nothing to update, so the provider is asked once more. */
async function lookOnce(ctx: StepsCtx): Promise<void> {
  const paused = await ctx.em
    .fork()
    .findOne(BankAccount, { ownerId: accountIdOf(ctx), payoutsEnabled: false });
  if (!paused) return;
  await refreshAccountStanding(ctx, paused.providerAccountId).catch((error: unknown) => {
    ctx.ports.log.warn({ err: error }, 'the standing of a new bank account could not be read again');
  });
}
