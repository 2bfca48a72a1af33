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

type Kind = Extract<Movement['kind'], 'chargeback' | 'chargeback_won' | 'chargeback_lost'>;

async function write(ctx: Ctx, it: Chargeback, kind: Kind, entries: LedgerPosting[]): Promise<void> {
  const { id, remarkId, currency } = it;
  await post(ctx, { key: `${kind}-${id}`, kind, remarkId, currency, entries });
}

const splitOf = ({ amountMinor, fromHeldMinor }: Chargeback): ChargebackSplit => ({
  amountMinor,
  fromHeldMinor: fromHeldMinor ?? 0,
});

/** The provider took the money of a job. */
export async function postWithdrawal(ctx: Ctx, it: Chargeback): Promise<void> {
  it.fromHeldMinor = fromHeld(await balanceOf(ctx, it.remarkId, 'held'), it.amountMinor);
  it.withdrawnAt = ctx.clock.now();
  await write(ctx, it, 'chargeback', withdrawalEntries(splitOf(it)));
}

/** The provider returned the money of a job. */
export async function postReturn(ctx: Ctx, it: Chargeback): Promise<void> {
  it.returnedAt = ctx.clock.now();
  await write(ctx, it, 'chargeback_won', returnEntries(splitOf(it)));
}

/** The payer keeps the money for good. */
export async function postLoss(ctx: Ctx, it: Chargeback, payerId: number): Promise<void> {
  await write(ctx, it, 'chargeback_lost', lossEntries(it.amountMinor, payerId));
}
