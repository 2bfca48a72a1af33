import type { Work } from '../../../../schema/work.ts';
import type { Ctx } from '../../../platform/context.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { sql } from '../../../platform/sql.ts';
import { dueAt } from '../../deals/due.policy.ts';
import { beginningOfUse, renewed, standing } from './work-use.facts.ts';

/** Days before the end of a use at which both sides are told. */
const WARN_DAYS = 14;
/** Maximum number of uses in one run. */
const BATCH = 100;

/**
 * Enters into the register what the deal in force lets the brand do with the work of a job whose use has begun. What is
 * there stays. Call it whenever the job is settled or its work published.
 */
export async function openWorkUse(ctx: Ctx, remarkId: number): Promise<void> {
  const found = await sql<{ work: Work | null; begins: Date | null }>`
    select document::jsonb -> 'work' as work, ${beginningOfUse(sql`${remarkId}::int`)} as begins from deal
    where remark_id = ${remarkId} order by version desc limit 1`.first(ctx);
  if (!found?.work || !found.begins || found.work.usage.channels === 'none') return;
  const begins = new Date(found.begins);
  await enter(ctx, remarkId, begins, found.work);
}

/**
 * Enters longer use that was paid for: from the end of the running use of the first job or of its extras, or from now when
 * none runs.
 */
export async function renewWorkUse(ctx: Ctx, remarkId: number, firstId: number, work: Work): Promise<void> {
  const now = ctx.clock.now();
  const found = await sql<{ endsAt: Date | null }>`select max(u.ends_at) as "endsAt" from work_use as u
    join remark as r on r.id = u.remark_id
    where (r.id = ${firstId} or r.extra_of = ${firstId}) and ${standing('u')}`.first(ctx);
  const endsAt = found?.endsAt ? new Date(found.endsAt) : now;
  await enter(ctx, remarkId, endsAt > now ? endsAt : now, work);
}

async function enter(ctx: Ctx, remarkId: number, begins: Date, work: Work): Promise<void> {
  const { channels, days, countries } = work.usage;
  const endsAt = dueAt({ ...work, dueOn: null, dueDays: days ?? null }, begins);
  await sql`insert into work_use (remark_id, channels, countries, begins_at, ends_at, created_at)
    values (${remarkId}, ${channels}, ${countries}::text[], ${begins}, ${endsAt}, ${ctx.clock.now()})
    on conflict (remark_id) do nothing`.run(ctx);
}

/**
 * Tells both sides 14 days before a use ends, once. Handles one batch in the caller's transaction and returns its size;
 * repeat until that is 0.
 */
export async function warnOfUses(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  const soon = new Date(now.getTime() + WARN_DAYS * 86_400_000);
  const due = await sql<{ remarkId: number }>`update work_use set warned_at = ${now}
    where id in (select u.id from work_use as u
      where u.warned_at is null and u.ends_at > ${now} and u.ends_at <= ${soon} and ${standing('u')}
        and not ${renewed('u')}
      order by u.ends_at, u.id limit ${BATCH} for update of u skip locked)
    returning remark_id as "remarkId"`.rows(ctx);
  for (const { remarkId } of due) await record(ctx, { type: 'remark.useEndsSoon', remarkId });
  return due.length;
}
