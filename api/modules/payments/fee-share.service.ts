import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { keptFee } from '../ledger/platform-fee.policy.ts';
import { refundableMinor } from './held-money.service.ts';
import type { Payment } from './payment.entity.ts';
import type { Refund } from './refund.entity.ts';

/** What was charged for a job. */
type Charged = Pick<Payment, 'remarkId' | 'amountMinor' | 'feeMinor'>;

interface Standing {
  /** Our fee for the job. */
  readonly fee: number;
  /** What the payer has not got back, the fee included. */
  readonly kept: number;
}

/** How a job stands in the ledger, in minor units. */
async function standingOf(ctx: Ctx, remarkId: number): Promise<Standing> {
  const found = await sql<Standing>`select
      coalesce(sum(amount_minor) filter (where account = 'fee'), 0)::float8 as fee,
      coalesce(-sum(amount_minor) filter (where account in ('card', 'chargeback')), 0)::float8 as kept
    from ledger_entry where remark_id = ${remarkId}`.first(ctx);
  return found ?? { fee: 0, kept: 0 };
}

/**
 * How much of an amount that goes back to the payer is our fee, in minor units; negative for one that comes in again.
 * The fee is always in proportion to what the payer has not got back. The caller has locked the job.
 */
export async function feeWithin(ctx: Ctx, payment: Charged, movedMinor: number): Promise<number> {
  const { remarkId, amountMinor, feeMinor } = payment;
  if (feeMinor === 0) return 0;
  const { fee, kept } = await standingOf(ctx, remarkId);
  return fee - keptFee(feeMinor, kept - movedMinor, amountMinor + feeMinor);
}

/**
 * The fee that is given back together with a part of the held money, in minor units: in proportion, and all of it with
 * the last part. Other refunds under way have their part already. The caller has locked the job.
 */
export async function feeOnTop(ctx: Ctx, payment: Charged, heldMinor: number, refundId = 0): Promise<number> {
  const { remarkId, amountMinor, feeMinor } = payment;
  if (feeMinor === 0) return 0;
  await ctx.em.flush();
  const { fee, kept } = await standingOf(ctx, remarkId);
  const claimed = await sql<{ amount: number; fee: number }>`select
      coalesce(sum(amount_minor), 0)::float8 as amount, coalesce(sum(fee_minor), 0)::float8 as fee from refund
    where remark_id = ${remarkId} and id <> ${refundId} and (state = 'created' or given_up_at is not null)`.first(
    ctx,
  );
  const left = fee - (claimed?.fee ?? 0);
  const work = kept - fee - (claimed?.amount ?? 0);
  return Math.max(0, left - keptFee(feeMinor, work - heldMinor, amountMinor));
}

/**
 * What a refund gives back of the held money and of our fee when it is made again, in minor units: together the same to
 * the cent, unless less is held by now. The caller has locked the job.
 */
export async function sharesAgain(
  ctx: Ctx,
  payment: Charged,
  refund: Refund,
): Promise<Pick<Refund, 'amountMinor' | 'feeMinor'>> {
  const amountMinor = await refundableMinor(ctx, refund);
  const total = refund.amountMinor + refund.feeMinor;
  const feeMinor = await feeWithin(ctx, payment, total);
  if (total - feeMinor <= amountMinor) return { amountMinor: total - feeMinor, feeMinor };
  return { amountMinor, feeMinor: await feeOnTop(ctx, payment, amountMinor, refund.id) };
}
