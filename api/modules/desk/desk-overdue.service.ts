import type { DeskKind } from '../../../schema/desk.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { Delivery, FactHandler } from '../../platform/outbox/outbox-worker.ts';
import { planOf } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { noticeAccount } from '../notifications/account-notice.service.ts';
import { deskSources } from './desk.sources.ts';

/** Hours within which staff look at what has no deadline of its own. */
const PROMISED_HOURS = 24;

/** Kinds whose deadline is a promise of staff; the deadlines of others are those of banks. */
const promised: readonly DeskKind[] = ['campaign', 'dispute'];

const WAITS_LONG = 'desk.waitsLong';

/**
 * Notes cases that have waited longer than promised, once for each time that one waits, and has staff with their role
 * told. Runs in the caller's transaction.
 */
export async function noteOverdueCases(ctx: Ctx): Promise<void> {
  const plan = planOf(ctx);
  const { now } = plan;
  const all = Object.values(deskSources).map(({ rows }) => rows(plan));
  const own = sql.join(promised.map((kind) => sql.lit(kind)));
  const told = await sql<{ kind: DeskKind }>`
    insert into desk_overdue (kind, subject_id, waiting_since, told_at)
    select kind, subject_id, waiting_since, ${now}::timestamptz from (${sql.join(all, sql` union all `)}) as waiting
      where case when kind in (${own}) then due_at
        else waiting_since + make_interval(hours => ${sql.lit(PROMISED_HOURS)}) end <= ${now}::timestamptz
    on conflict do nothing returning kind`.rows(ctx);
  const roles = Map.groupBy(told, ({ kind }) => deskSources[kind].role);
  for (const [role, cases] of roles) {
    await record(ctx, { type: WAITS_LONG, desk: { role, count: cases.length } });
  }
}

/** Members of staff with a role, and whether one was told of waiting cases on this day already. */
function recipientsOf(ctx: Ctx, role: string, at: Date) {
  return sql<{ id: number; isTold: boolean }>`select a.id, exists (select from notification as told
      where told.recipient_id = a.id and told.code = 'desk.waitsLong.staff'
        and told.created_at >= ${dayOf(at)}::date and told.created_at < ${at}) as "isTold"
    from account as a where a.staff_roles && array[${role}, 'lead']::text[]
      and a.suspended_at is null and a.closed_at is null order by a.id`.rows(ctx);
}

/** The bell, and a mail for the first of a day. */
const tellStaff: FactHandler = async (ctx, fact) => {
  const { role, count } = fact.desk ?? { role: 'lead', count: 0 };
  const said = { code: 'desk.waitsLong.staff', params: { n: count } } as const;
  const deliveries: Delivery[] = [];
  for (const { id, isTold } of await recipientsOf(ctx, role, fact.at)) {
    const notice = { recipientId: id, said, path: '/desk?sort=due' };
    deliveries.push(...(await noticeAccount(ctx, fact, notice, !isTold)));
  }
  return deliveries;
};

export const deskHandlers: Readonly<Record<string, FactHandler>> = { [WAITS_LONG]: tellStaff };
