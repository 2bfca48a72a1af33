import type { Ctx } from '../../platform/context.ts';
import { balanceOf, type LedgerPosting, type Movement, post } from '../ledger/ledger.service.ts';
import type { Chargeback } from './chargeback.entity.ts';

type Kind = Extract<Movement['kind'], 'chargeback' | 'chargeback_won' | 'chargeback_lost'>;

async function write(ctx: Ctx, it: Chargeback, kind: Kind, entries: LedgerPosting[]): Promise<void> {
  const { id, remarkId, currency } = it;
  const moving = entries.filter(({ amountMinor }) => amountMinor !== 0);
  await post(ctx, { key: `${kind}-${id}`, kind, remarkId, currency, entries: moving });
}

/** The provider took the money: first what is held for the job; what the job no longer has, we advance. */
export async function postWithdrawal(ctx: Ctx, it: Chargeback): Promise<void> {
  const held = await balanceOf(ctx, it.remarkId, 'held');
  const fromHeld = Math.max(0, Math.min(held, it.amountMinor));
  it.fromHeldMinor = fromHeld;
  it.withdrawnAt = ctx.clock.now();
  await write(ctx, it, 'chargeback', [
    { account: 'held', partyId: null, amountMinor: -fromHeld },
    { account: 'platform', partyId: null, amountMinor: fromHeld - it.amountMinor },
    { account: 'chargeback', partyId: null, amountMinor: it.amountMinor },
  ]);
}

/** The provider gave the money back: to where it was taken from. */
export async function postReturn(ctx: Ctx, it: Chargeback): Promise<void> {
  const fromHeld = it.fromHeldMinor ?? 0;
  it.returnedAt = ctx.clock.now();
  await write(ctx, it, 'chargeback_won', [
    { account: 'chargeback', partyId: null, amountMinor: -it.amountMinor },
    { account: 'held', partyId: null, amountMinor: fromHeld },
    { account: 'platform', partyId: null, amountMinor: it.amountMinor - fromHeld },
  ]);
}

/** The money is the payer's again. What was not held any more stays as our loss on `platform`. */
export async function postLoss(ctx: Ctx, it: Chargeback, payerId: number): Promise<void> {
  await write(ctx, it, 'chargeback_lost', [
    { account: 'chargeback', partyId: null, amountMinor: -it.amountMinor },
    { account: 'card', partyId: payerId, amountMinor: it.amountMinor },
  ]);
}
