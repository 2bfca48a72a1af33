import type { Ctx } from '../../platform/context.ts';
import { balanceOf, post } from './ledger.service.ts';

/**
 * Uses money that comes back to a job to cover our loss from it first. Returns what is held afterwards, in minor units.
 * `cause` names the movement that brought the money. The caller has locked the job.
 */
export async function coverLoss(ctx: Ctx, job: { remarkId: number; currency: string }, cause: string) {
  const { remarkId, currency } = job;
  const [held, platform] = [
    await balanceOf(ctx, remarkId, 'held'),
    await balanceOf(ctx, remarkId, 'platform'),
  ];
  const amountMinor = Math.min(held, -platform);
  if (amountMinor <= 0) return held;
  await post(ctx, {
    key: `cover-${cause}`,
    kind: 'loss_covered',
    remarkId,
    currency,
    entries: [
      { account: 'held', partyId: null, amountMinor: -amountMinor },
      { account: 'platform', partyId: null, amountMinor },
    ],
  });
  return held - amountMinor;
}
