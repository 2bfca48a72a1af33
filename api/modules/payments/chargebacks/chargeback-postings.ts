import type { Ctx } from '../../../platform/context.ts';
import {
  type ChargebackSplit,
  fromHeld,
  type LedgerPosting,
  lossEntries,
  returnEntries,
  withdrawalEntries,
} from '../../ledger/ledger.policy.ts';
import { balanceOf, type Movement, post } from '../../ledger/ledger.service.ts';
import type { Chargeback } from '../chargeback.entity.ts';
import { feeWithin } from '../fee-share.service.ts';
import type { Payment } from '../payment.entity.ts';

type Kind = Extract<Movement['kind'], 'chargeback' | 'chargeback_won' | 'chargeback_lost'>;

async function write(ctx: Ctx, it: Chargeback, kind: Kind, entries: LedgerPosting[]): Promise<void> {
  const { id, remarkId, currency } = it;
  await post(ctx, { key: `${kind}-${id}`, kind, remarkId, currency, entries });
}

const splitOf = ({ amountMinor, fromHeldMinor, fromFeeMinor }: Chargeback): ChargebackSplit => ({
  amountMinor,
  fromHeldMinor: fromHeldMinor ?? 0,
  fromFeeMinor,
});

/** The provider took the money of a job, our fee with it in proportion. */
export async function postWithdrawal(ctx: Ctx, it: Chargeback, payment: Payment): Promise<void> {
  it.fromFeeMinor = await feeWithin(ctx, payment, it.amountMinor);
  it.fromHeldMinor = fromHeld(await balanceOf(ctx, it.remarkId, 'held'), it.amountMinor - it.fromFeeMinor);
  it.withdrawnAt = ctx.clock.now();
  await write(ctx, it, 'chargeback', withdrawalEntries(splitOf(it)));
}

/** The provider returned the money of a job. */
export async function postReturn(ctx: Ctx, it: Chargeback, payment: Payment): Promise<void> {
  it.returnedAt = ctx.clock.now();
  const fromFeeMinor = -(await feeWithin(ctx, payment, -it.amountMinor));
  await write(ctx, it, 'chargeback_won', returnEntries({ ...splitOf(it), fromFeeMinor }));
}

/** The payer keeps the money for good. */
export async function postLoss(ctx: Ctx, it: Chargeback, payerId: number): Promise<void> {
  await write(ctx, it, 'chargeback_lost', lossEntries(it.amountMinor, payerId));
}
