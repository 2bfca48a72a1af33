import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { forUpdate, orNotFound } from '../../../platform/ids.ts';
import type { CardResult, SetupIntentResult } from '../../../platform/payment/payment-results.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { sql } from '../../../platform/sql.ts';
import { PaymentCustomer } from './payment-customer.entity.ts';
import { providerFailure } from './provider-failure.ts';
import { SavedPaymentMethod } from './saved-payment-method.entity.ts';

const SETUP_ID = /^seti_\w{1,250}$/;

type Whose = Partial<Pick<PaymentCustomer, 'accountId' | 'customerId'>>;

/** A member's customer, locked so that its cards are saved and removed one after another. Null when there is none. */
export const lockCustomer = (ctx: Ctx, whose: Whose): Promise<PaymentCustomer | null> =>
  ctx.em.findOne(PaymentCustomer, whose, forUpdate);

/** Stores a card, once. Returns its id; null when it was removed meanwhile. */
async function storeCard(
  ctx: Ctx,
  { accountId, customerId }: PaymentCustomer,
  card: CardResult,
): Promise<number | null> {
  await sql`insert into saved_payment_method
      (account_id, customer_id, method_id, brand, last4, expiry_month, expiry_year, created_at)
    select ${accountId}, ${customerId}, ${card.methodId}, ${card.brand}, ${card.last4}, ${card.expiryMonth}::int,
      ${card.expiryYear}::int, ${ctx.clock.now()}
    where not exists (select from provider_removal where id = ${card.methodId})
    on conflict (method_id) do nothing`.run(ctx);
  return (await ctx.em.findOne(SavedPaymentMethod, { methodId: card.methodId }))?.id ?? null;
}

/** Stores the card of a setup of the actor. Throws NOT_FOUND for another's or a removed one, CARD_DECLINED, CARD_NOT_CONFIRMED. */
async function keepCard(ctx: Ctx, { customerId, card, failure, status }: SetupIntentResult): Promise<number> {
  const field = 'setupIntentId';
  const whose = { accountId: accountIdOf(ctx), customerId: customerId ?? '' };
  const customer = await orNotFound(lockCustomer(ctx, whose), field);
  if (status !== 'succeeded' || !card) {
    if (!failure) throw new DomainError(ErrorCode.CARD_NOT_CONFIRMED, field);
    throw new DomainError({ code: ErrorCode.CARD_DECLINED, params: { message: failure.message } });
  }
  return orNotFound(storeCard(ctx, customer, card), field);
}

/**
 * Saves the card of a setup that the browser has confirmed, once. Returns its id. Throws NOT_FOUND at `setupIntentId`,
 * also when the card was removed meanwhile, CARD_NOT_CONFIRMED, CARD_DECLINED in the provider's words, UNAVAILABLE.
 */
export async function savePaymentMethod(ctx: StepsCtx, setupIntentId: string): Promise<number> {
  if (!SETUP_ID.test(setupIntentId)) throw new DomainError(ErrorCode.NOT_FOUND, 'setupIntentId');
  const setup = await ctx.ports.payment
    .retrieveSetupIntent(setupIntentId)
    .catch(providerFailure(ctx, 'setupIntentId'));
  return ctx.inTransaction((inner) => keepCard(inner, setup));
}

/** Saves the card of a setup that an event is about, because the browser may have closed before it said so. */
export async function followSetupIntent(ctx: StepsCtx, setupIntentId: string): Promise<void> {
  const { customerId, card, status } = await ctx.ports.payment.retrieveSetupIntent(setupIntentId);
  if (status !== 'succeeded' || !customerId || !card) return;
  await ctx.inTransaction(async (inner) => {
    const customer = await lockCustomer(inner, { customerId });
    if (customer) await storeCard(inner, customer, card);
  });
}
