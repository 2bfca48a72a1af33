import { DomainError, outOfBounds } from '../../../../schema/errors.ts';
import type { ReviewInput } from '../../../../schema/order.ts';
import type { Ctx } from '../../../platform/context.ts';
import { toId } from '../../../platform/ids.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { sql } from '../../../platform/sql.ts';
import { tidyText } from '../../../platform/text.ts';
import { lockOrderOfParty } from '../order.service.ts';
import { reviewRefusal } from '../order-answers.policy.ts';

const LONGEST_TEXT = 2_000;

/**
 * Stores the buyer's review of a delivered order, once. Throws NOT_DELIVERED, ALREADY_REVIEWED, FORBIDDEN, NOT_FOUND.
 */
export async function reviewProduct(ctx: Ctx, input: ReviewInput): Promise<number> {
  const orderId = toId(input.orderId, 'orderId');
  const { rating } = input;
  const text = tidyText(input.text ?? '');
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) throw outOfBounds('rating', { min: 1, max: 5 });
  if (text.length > LONGEST_TEXT) throw outOfBounds('text', { maxCharacters: LONGEST_TEXT });
  const { order, facts } = await lockOrderOfParty(ctx, orderId);
  const refusal = reviewRefusal(facts, ctx.actor.accountId);
  if (refusal) throw new DomainError(refusal);
  await sql`insert into product_review (order_id, product_id, author_id, rating, text, created_at)
    values (${orderId}, ${order.productId}, ${order.buyerId}, ${rating}, ${text}, ${ctx.clock.now()})`.run(
    ctx,
  );
  await record(ctx, { type: 'order.reviewed', orderId });
  return orderId;
}
