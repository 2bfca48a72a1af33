import type { Ctx } from '../../platform/context.ts';
import { balanceOf, post } from './ledger.service.ts';

/**
 * Money that comes back to a job for which we bear a loss makes that good first. Answers what is held after it, in minor
 * units. `cause` names the movement that brought the money. The caller has locked the job.
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
