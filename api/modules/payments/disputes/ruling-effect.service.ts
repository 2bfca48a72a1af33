import { outOfBounds } from '../../../../schema/errors.ts';
import type { MoneyInput } from '../../../../schema/money.ts';
import type { RulingEffect } from '../../../../schema/ruling-effect.ts';
import { minorOf } from '../../../../schema/usd.ts';
import type { Ctx } from '../../../platform/context.ts';
import { orNotFound } from '../../../platform/ids.ts';
import { balanceOf } from '../../ledger/ledger.service.ts';
import { feeOnTop } from '../fee-share.service.ts';
import { unclaimedMinor } from '../held-money.service.ts';
import { Payment } from '../payment.entity.ts';

/**
 * What a ruling that gives the influencer a part of the held money would do, by the same sums as the ruling. Throws
 * NOT_FOUND for a job without a payment, BAD_INPUT for more than is held.
 */
export async function rulingEffect(ctx: Ctx, remarkId: number, given: MoneyInput): Promise<RulingEffect> {
  const payment = await orNotFound(ctx.em.findOne(Payment, { remarkId, state: 'succeeded' }), 'remarkId');
  const { currency } = payment;
  const held = await unclaimedMinor(ctx, remarkId);
  const release = minorOf(given, 'release', currency);
  if (release < 0 || release > held) throw outOfBounds('release', { min: 0, max: held });
  const refund = held - release;
  const feeBack = refund > 0 ? await feeOnTop(ctx, payment, refund) : 0;
  const money = (amount: number) => ({ amount, currency });
  return {
    held: money(held),
    release: money(release),
    refund: money(refund),
    fee: money(await balanceOf(ctx, remarkId, 'fee')),
    feeBack: money(feeBack),
  };
}
