import type { BankAccountInput } from '../../../schema/bank-account.ts';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { dayOf } from '../../platform/clock.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { forUpdate } from '../../platform/ids.ts';
import { beginLook } from '../../platform/payment/provider-look.ts';
import { type ProviderSteps, runSteps, type StepsCtx } from '../../platform/process/steps.ts';
import type { Limit } from '../../platform/rate-limit/rate-limiter.ts';
import { Account } from '../accounts/account.entity.ts';
import { Profile } from '../profiles/profile.entity.ts';
import { refreshAccountStanding, type Standing, standingOf } from './account-standing.service.ts';
import { BankAccount } from './bank-account.entity.ts';
import { type BankDetails, toBankDetails } from './bank-account.policy.ts';
import { recordChange } from './bank-account-notice.service.ts';
import { noteFingerprint } from './fingerprint.service.ts';
import { KeptBankAccount } from './kept-bank-account.entity.ts';
import { forgetSpare, historyOf, keepReplaced, removeUnused } from './kept-bank-account.service.ts';
import { payableFrom } from './new-account.policy.ts';
import { ProviderAccount } from './provider-account.entity.ts';
import { toFailure } from './provider-failure.ts';
import { type Registration, type RegistrationAnswer, registerAtProvider } from './register-at-provider.ts';

const saves: Limit = { name: 'bank-account', points: 20, seconds: 3_600 };

/** The provider's refusal in words; null when the account was saved. */
type Refused = string | null;

/** A form that was checked, and whether it is kept beside the account that is paid out to. */
interface Wanted {
  readonly details: BankDetails;
  readonly asSpare: boolean;
}

async function prepare(ctx: Ctx, { details, asSpare }: Wanted): Promise<{ call: Registration }> {
  const accountId = accountIdOf(ctx);
  const { email } = await ctx.em.findOneOrFail(Account, { id: accountId });
  const { first, last } = await ctx.em.findOneOrFail(Profile, { id: accountId });
  const known = await ctx.em.findOne(ProviderAccount, { accountId });
  // Cut to the day, so that the same form sent twice is the same request.
  const now = ctx.clock.now();
  const at = new Date(`${dayOf(now)}T00:00:00+08:00`);
  const terms = { at, ip: ctx.caller.address };
  const providerAccountId = known?.providerAccountId ?? null;
  const look = await beginLook(ctx);
  const history = await historyOf(ctx, accountId);
  const person = { accountId, email, first, last, details, terms, providerAccountId };
  // Only beside another account is it a spare.
  const isBeside = (await ctx.em.count(BankAccount, { ownerId: accountId })) > 0;
  return { call: { ...person, look, history, now, asSpare: asSpare && isBeside } };
}

async function noteProviderAccount(ctx: Ctx, accountId: number, providerAccountId: string): Promise<void> {
  const known = await ctx.em.findOne(ProviderAccount, { accountId });
  if (known) known.providerAccountId = providerAccountId;
  else {
    const now = ctx.clock.now();
    ctx.em.create(ProviderAccount, { accountId, providerAccountId, createdAt: now, checkedAt: now });
  }
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
    providerAccountId: account.id,
    providerBankId: bank.id,
    fingerprint: bank.fingerprint,
  };
}

function newerOf(known: BankAccount): Standing & { look: number } {
  const { payoutsEnabled, requirements, requirementsDueAt, inReview, problems, disabledReason, look } = known;
  return { payoutsEnabled, requirements, requirementsDueAt, inReview, problems, disabledReason, look };
}

type Saved = Extract<RegistrationAnswer, { kind: 'saved' }>;

/** Whether it is the account that is paid out to already, whose details were only sent again. */
const isSameAs = (known: BankAccount, { bank }: Saved): boolean =>
  known.providerBankId === bank.id || (bank.fingerprint !== null && known.fingerprint === bank.fingerprint);

/** Keeps the account beside the one that is paid out to, in place of an earlier spare. */
async function keepSpare(ctx: Ctx, told: Registration, answer: Saved): Promise<void> {
  const { accountId: ownerId } = told;
  const known = await ctx.em.find(KeptBankAccount, { ownerId, isSpare: true });
  if (known.some(({ providerBankId }) => providerBankId === answer.bank.id)) return;
  const payableAt = payableFrom(answer.bank.fingerprint, await historyOf(ctx, ownerId), told.now);
  await forgetSpare(ctx, ownerId);
  const now = ctx.clock.now();
  const bank = keptOf(told, answer);
  const times = { replacedAt: null, payableAt, createdAt: now, updatedAt: now };
  ctx.em.create(KeptBankAccount, { ownerId, ...bank, ...times, isSpare: true });
  await recordChange(ctx, ownerId, 'spareAdded');
}

/** Makes the account the one that is paid out to, and keeps the one before it. */
async function replace(ctx: Ctx, told: Registration, answer: Saved): Promise<void> {
  const { accountId: ownerId } = told;
  const now = ctx.clock.now();
  const known = await ctx.em.findOne(BankAccount, { ownerId });
  const history = await historyOf(ctx, ownerId);
  const payableAt = payableFrom(answer.bank.fingerprint, history, told.now);
  const standing = standingOf(answer.account);
  const values = { ...keptOf(told, answer), ...standing, payableAt, look: told.look, updatedAt: now };
  const isOther = known === null ? !history.isFirst : !isSameAs(known, answer);
  if (known && isOther) await keepReplaced(ctx, known);
  // An event may have brought newer facts about the same account meanwhile.
  const isOld = known && known.look > told.look && known.providerAccountId === values.providerAccountId;
  if (known) ctx.em.assign(known, isOld ? { ...values, ...newerOf(known) } : values);
  else ctx.em.create(BankAccount, { ownerId, ...values, createdAt: now });
  if (isOther) await recordChange(ctx, ownerId, 'replaced');
}

async function settle(ctx: Ctx, told: Registration, answer: RegistrationAnswer): Promise<Refused> {
  const { accountId: ownerId } = told;
  await ctx.em.findOneOrFail(Account, { id: ownerId }, forUpdate);
  const providerAccountId = answer.kind === 'saved' ? answer.account.id : answer.providerAccountId;
  if (providerAccountId) await noteProviderAccount(ctx, ownerId, providerAccountId);
  if (answer.kind === 'saved') {
    await (told.asSpare ? keepSpare : replace)(ctx, told, answer);
    await noteFingerprint(ctx, ownerId, 'bank', answer.bank.fingerprint);
  }
  await ctx.em.flush();
  return answer.kind === 'refused' ? answer.message : null;
}

const steps: ProviderSteps<Wanted, Registration, RegistrationAnswer, Refused> = {
  prepare,
  call: ({ ports }, told) => registerAtProvider(ports, told),
  settle,
};

/**
 * Registers the caller's bank account at the payment provider. It replaces the earlier one, and then waits before it is
 * paid out to (`new-account.policy.ts`), or is kept beside it as a spare. Personal details are sent only to the provider. Throws the failures of `bank-account.policy.ts`; BANK_REFUSED in the provider's words;
 * UNAVAILABLE when it does not answer; RATE_LIMITED.
 */
export async function saveBankAccount(ctx: StepsCtx, input: BankAccountInput): Promise<void> {
  const details = toBankDetails(input, ctx.clock.now());
  await ctx.ports.limiter.consume(saves, String(accountIdOf(ctx)));
  const refused = await runSteps(ctx, ctx.inTransaction, steps, {
    details,
    asSpare: input.asSpare ?? false,
  }).catch((error: unknown) => {
    throw toFailure(ctx, error);
  });
  if (refused) throw new DomainError({ code: ErrorCode.BANK_REFUSED, params: { message: refused } });
  await lookOnce(ctx);
  const known = await ctx.em.fork().findOne(ProviderAccount, { accountId: accountIdOf(ctx) });
  if (known) await removeUnused(ctx, known.accountId, known.providerAccountId);
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
