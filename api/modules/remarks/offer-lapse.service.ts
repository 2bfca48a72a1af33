import type { Ctx } from '../../platform/context.ts';
import type { StepsCtx } from '../../platform/process/steps.ts';
import { sql } from '../../platform/sql.ts';
import { decideOffer, openOffer } from './offer.service.ts';
import { lockRemark, moveRemark } from './remark.service.ts';

/** Maximum number of applications read at once. */
const BATCH = 100;

async function overdue(ctx: StepsCtx, after: number): Promise<number[]> {
  const found = await sql<{ id: number }>`select r.id from offer as o join remark as r on r.id = o.remark_id
    where o.status = 'pending' and o.lapses_at <= ${ctx.clock.now()} and r.state in ('offered', 'countered')
      and r.id > ${after}
    order by r.id limit ${BATCH}`.rows({ em: ctx.em.fork() });
  return found.map(({ id }) => id);
}

/** Lets the offer of an application lapse, unless it was answered or replaced meanwhile. */
async function lapse(ctx: Ctx, remarkId: number): Promise<void> {
  const locked = await lockRemark(ctx, remarkId);
  const offer = await openOffer(ctx, remarkId);
  if (offer?.status !== 'pending' || !locked.facts.offerLapsed) return;
  decideOffer(ctx, offer, 'lapsed');
  await moveRemark(ctx, locked, { action: 'offerLapsed', side: 'system', amountMinor: offer.amountMinor });
}

/** Ends all offers whose time to answer is over. One that fails is logged and tried again in the next run. */
export async function lapseOffers(ctx: StepsCtx): Promise<void> {
  let ids = await overdue(ctx, 0);
  while (ids.length > 0) {
    for (const remarkId of ids) {
      try {
        await ctx.inTransaction((inner) => lapse(inner, remarkId));
      } catch (error) {
        ctx.ports.log.error({ err: error, remarkId }, 'an offer could not lapse');
      }
    }
    ids = await overdue(ctx, ids.at(-1) ?? 0);
  }
}
