import type { CampaignType } from '../../../schema/campaign.ts';
import { outOfBounds } from '../../../schema/errors.ts';
import type { Deliverable as AgreedDeliverable, Work } from '../../../schema/work.ts';
import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { dueAfterReceipt, dueAt } from '../deals/due.policy.ts';
import { Deliverable } from './deliverable.entity.ts';

const DAY = 86_400_000;

type Side = Deliverable['side'];

interface Agreed {
  readonly work: Work | null;
  readonly type: CampaignType;
  readonly hiredAt: string | null;
  readonly receivedAt: string | null;
}

function readAgreed(ctx: Ctx, remarkId: number): Promise<Agreed | undefined> {
  return sql<Agreed>`select (select d.document::jsonb -> 'work' from deal as d where d.remark_id = r.id
        order by d.version desc limit 1) as work,
      (select c.type from campaign as c where c.id = r.campaign_id) as type,
      r.hired_at as "hiredAt", (select s.received_at from shipment as s where s.remark_id = r.id) as "receivedAt"
    from remark as r where r.id = ${remarkId}`.first(ctx);
}

/** Until when the work is due. In sponsored jobs the days count from the receipt of the product. */
function dueOf({ work, type, hiredAt, receivedAt }: Agreed): Date | null {
  if (type !== 'sponsored') return dueAt(work, hiredAt ? new Date(hiredAt) : null);
  return receivedAt ? dueAfterReceipt(work, new Date(receivedAt)) : dueAt(work, null);
}

/** From when the owner of a paid job can end it alone. Free jobs are cancelled at any time. */
function lateEndOf(ctx: Ctx, workDueAt: Date | null): Date | null {
  const { lateEndDays } = ctx.ports.config.periods;
  return workDueAt && lateEndDays > 0 ? new Date(workDueAt.getTime() + lateEndDays * DAY) : null;
}

/** Pairs agreed deliverables with known ones of the same platform and format, in order. */
function pair(known: readonly Deliverable[], agreed: readonly AgreedDeliverable[]) {
  const left = [...known];
  const pairs = agreed.map((wanted) => {
    const index = left.findIndex((one) => one.platform === wanted.platform && one.format === wanted.format);
    return { wanted, found: index < 0 ? null : (left.splice(index, 1)[0] ?? null) };
  });
  return { pairs, left };
}

const knownOf = (ctx: Ctx, remarkId: number, side: Side): Promise<Deliverable[]> =>
  ctx.em.find(
    Deliverable,
    { remarkId, side, droppedAt: null },
    { orderBy: { position: 'asc' }, refresh: true },
  );

/** Throws BAD_INPUT at the deliverables when other work would leave out what was published and handed in. */
export async function assertKeepsPublished(ctx: Ctx, remarkId: number, work: Work): Promise<void> {
  for (const [side, agreed, field] of sidesOf(work)) {
    const ids = pair(await knownOf(ctx, remarkId, side), agreed).left.map(({ id }) => id);
    const published = await sql`select from submission where deliverable_id = any(${ids}::int[])
      and kind = 'published'`.rows(ctx);
    if (published.length > 0)
      throw outOfBounds(`work.${field}`, { format: 'all that was published and handed in' });
  }
}

const sidesOf = (work: Work | null) =>
  [
    ['applicant', work?.deliverables ?? [], 'deliverables'],
    ['owner', work?.ownerDeliverables ?? [], 'ownerDeliverables'],
  ] as const;

/**
 * Makes the deliverables of a job and the time until when its work is due follow the deal in force. Call it at the hire,
 * when the product of a sponsored job has arrived, and when a later deal was agreed. The caller has locked the job.
 */
export async function agreeWork(ctx: Ctx, remarkId: number): Promise<void> {
  const agreed = await readAgreed(ctx, remarkId);
  if (!agreed) throw new Error(`job ${remarkId} is not there`);
  const { work } = agreed;
  const now = ctx.clock.now();
  for (const [side, rows] of sidesOf(work)) {
    const { pairs, left } = pair(await knownOf(ctx, remarkId, side), rows);
    for (const gone of left) gone.droppedAt = now;
    for (const [position, { wanted, found }] of pairs.entries()) {
      const { platform, format, count, note = null } = wanted;
      // The owner's own publications need nobody's approval.
      const draftFirst = side === 'applicant' && (work?.draftFirst ?? false);
      const rounds = side === 'applicant' ? (work?.rounds ?? 0) : 0;
      const terms = { position, platform, format, count, note, draftFirst, rounds };
      if (found) Object.assign(found, terms);
      else ctx.em.create(Deliverable, { ...terms, remarkId, side, createdAt: now });
    }
  }
  await ctx.em.flush();
  const workDueAt = dueOf(agreed);
  const lateEndAt = agreed.type === 'paid' ? lateEndOf(ctx, workDueAt) : null;
  await sql`update remark set work_due_at = ${workDueAt}, late_end_at = ${lateEndAt}
    where id = ${remarkId}`.run(ctx);
}
