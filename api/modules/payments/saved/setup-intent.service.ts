import { randomUUID } from 'node:crypto';
import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { CreateSetupIntentPayload } from '../../../../schema/payment-method.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import type { SetupIntentResult } from '../../../platform/payment/payment-results.ts';
import { type ProviderSteps, runSteps, type StepsCtx } from '../../../platform/process/steps.ts';
import type { Limit } from '../../../platform/rate-limit/rate-limiter.ts';
import { sql } from '../../../platform/sql.ts';
import { Account } from '../../accounts/account.entity.ts';
import { PaymentCustomer } from './payment-customer.entity.ts';
import { providerFailure } from './provider-failure.ts';
import { SavedPaymentMethod } from './saved-payment-method.entity.ts';

/** Limits how many stolen cards one account can test. */
const setups: Limit = { name: 'card-setup', points: 10, seconds: 3_600 };

interface Setup {
  readonly accountId: number;
  readonly customerId: string | null;
  /** Makes a repeat get the same customer. */
  readonly customerKey: string;
  readonly setupKey: string;
}

const creation: ProviderSteps<
  null,
  Setup,
  { customerId: string; setup: SetupIntentResult },
  SetupIntentResult
> = {
  async prepare(ctx) {
    const accountId = accountIdOf(ctx);
    const { createdAt } = await ctx.em.findOneOrFail(Account, { id: accountId });
    const known = await ctx.em.findOne(PaymentCustomer, { accountId });
    // The creation time keeps databases that share one provider account apart.
    const customerKey = `customer-${accountId}-${createdAt.getTime().toString(36)}`;
    return {
      call: {
        accountId,
        customerId: known?.customerId ?? null,
        customerKey,
        setupKey: `setup-${randomUUID()}`,
      },
    };
  },
  async call({ ports: { payment } }, { accountId, customerId: known, customerKey, setupKey }) {
    const customerId =
      known ?? (await payment.createCustomer({ metadata: { account: String(accountId) } }, customerKey)).id;
    return { customerId, setup: await payment.createSetupIntent({ customerId }, setupKey) };
  },
  async settle(ctx, { accountId }, { customerId, setup }) {
    await sql`insert into payment_customer (account_id, customer_id, created_at)
      values (${accountId}, ${customerId}, ${ctx.clock.now()}) on conflict do nothing`.run(ctx);
    return setup;
  },
};

/** Begins saving a card of the actor: a browser confirms it with the provider. Throws RATE_LIMITED, UNAVAILABLE. */
export async function createSetupIntent(ctx: StepsCtx): Promise<CreateSetupIntentPayload> {
  await ctx.ports.limiter.consume(setups, String(accountIdOf(ctx)));
  const { id, clientSecret } = await runSteps(ctx, ctx.inTransaction, creation, null).catch(
    providerFailure(ctx),
  );
  return { setupIntentId: id, clientSecret };
}

const SETUP_ID = /^seti_\w{1,250}$/;

/** Stores the card of a setup. Throws NOT_FOUND for another member's, CARD_DECLINED, CARD_NOT_CONFIRMED. */
async function keepCard(ctx: Ctx, setup: SetupIntentResult): Promise<number> {
  const accountId = accountIdOf(ctx);
  const customer = await ctx.em.findOne(PaymentCustomer, { accountId });
  if (!customer || customer.customerId !== setup.customerId) {
    throw new DomainError(ErrorCode.NOT_FOUND, 'setupIntentId');
  }
  const { card, failure } = setup;
  if (setup.status !== 'succeeded' || !card) {
    if (!failure) throw new DomainError(ErrorCode.CARD_NOT_CONFIRMED, 'setupIntentId');
    throw new DomainError({ code: ErrorCode.CARD_DECLINED, params: { message: failure.message } });
  }
  await sql`insert into saved_payment_method
      (account_id, customer_id, method_id, brand, last4, expiry_month, expiry_year, created_at)
    values (${accountId}, ${setup.customerId}, ${card.methodId}, ${card.brand}, ${card.last4}, ${card.expiryMonth},
      ${card.expiryYear}, ${ctx.clock.now()})
    on conflict (method_id) do nothing`.run(ctx);
  return (await ctx.em.findOneOrFail(SavedPaymentMethod, { methodId: card.methodId })).id;
}

/**
 * Saves the card of a setup that the browser has confirmed, once. Returns its id. Throws NOT_FOUND at `setupIntentId`,
 * CARD_NOT_CONFIRMED, CARD_DECLINED in the provider's words, UNAVAILABLE.
 */
export async function savePaymentMethod(ctx: StepsCtx, setupIntentId: string): Promise<number> {
  if (!SETUP_ID.test(setupIntentId)) throw new DomainError(ErrorCode.NOT_FOUND, 'setupIntentId');
  const setup = await ctx.ports.payment
    .retrieveSetupIntent(setupIntentId)
    .catch(providerFailure(ctx, 'setupIntentId'));
  return ctx.inTransaction((inner) => keepCard(inner, setup));
}
