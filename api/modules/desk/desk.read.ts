import { p } from '@mikro-orm/core';
import { DeskCase, type DeskCount, DeskKind, type DeskSort } from '../../../schema/desk.ts';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { prefixOf } from '../../../schema/global-id.ts';
import { hasRole } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { columnKey, type KeyOrder } from '../../platform/read/cursor.ts';
import { readScalar } from '../../platform/read/read-batch.ts';
import { type PageAsked, readPage } from '../../platform/read/read-page.ts';
import type { ListReading } from '../../platform/read/reading.ts';
import { type Fields, pick } from '../../platform/read/selection.ts';
import {
  type Column,
  columnsOf,
  many,
  one,
  type Plan,
  planOf,
  tableOf,
  type View,
  viewOf,
} from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { campaignOf } from '../campaigns/campaign.view.ts';
import { helpView } from '../help/help.read.ts';
import { orderView } from '../orders/order.view.ts';
import { staffChargebackView } from '../payments/chargebacks/chargeback.read.ts';
import { disputeView } from '../payments/disputes/dispute.view.ts';
import { involvedProfileView } from '../profiles/profile.view.ts';
import { remarkOf } from '../remarks/remark.view.ts';
import { followerJumpView } from '../socials/follower-jump.read.ts';
import { reportView } from '../trust/report.view.ts';
import { deskSources } from './desk.sources.ts';

/** Seconds for which a page that is open counts without a further word from it. */
const LOOK_SECONDS = 60;

/** Rows that `deskSources` find; there is no such table. */
const caseTable = tableOf('desk_case', {
  kind: p.string(),
  subjectId: p.integer(),
  remarkId: p.integer().nullable(),
  campaignId: p.integer().nullable(),
  about: p.string().nullable(),
  reason: p.string(),
  amountMinor: p.bigint('number').nullable(),
  waitingSince: p.datetime(),
  dueAt: p.datetime().nullable(),
});
const { column, columns, money } = columnsOf(caseTable);

const ofRow = (row: string, name: string): Sql => sql.ref(`${row}.${name}`);

/** The row of another table that a case of some kinds is about. */
const subject = <T extends object>(view: View<T>, ...kinds: readonly DeskKind[]): Column =>
  one(
    view,
    (other, row) => sql`${ofRow(other, 'id')} = ${ofRow(row, 'subject_id')}
      and ${ofRow(row, 'kind')} in (${sql.join(kinds.map((kind) => sql.lit(kind)))})`,
  );

const isOfCase = (other: string, row: string): Sql =>
  sql`${ofRow(other, 'kind')} = ${ofRow(row, 'kind')} and ${ofRow(other, 'subject_id')} = ${ofRow(row, 'subject_id')}`;

const globalIdOf: Column = (row) => {
  const prefixes = Object.entries(deskSources).map(
    ([kind, { type }]) => sql`when ${sql.lit(kind)} then ${sql.lit(`${prefixOf(type)}_`)}`,
  );
  return sql`(case ${ofRow(row, 'kind')} ${sql.join(prefixes, sql` `)} end || ${ofRow(row, 'subject_id')})`;
};

/** A member, or someone without an account. */
const names: Column = (row) => sql`array_remove(array[${ofRow(row, 'guest')},
  ${sql.join(
    ['person_id', 'other_id'].map(
      (who) =>
        sql`(select trim(named.first || ' ' || named.last) from profile as named where named.id = ${ofRow(row, who)})`,
    ),
  )}], null)`;

const isOverdue: Column = (row, _field, { now }) =>
  sql`coalesce(${ofRow(row, 'due_at')} <= ${now}::timestamptz, false)`;

const caseView = viewOf(DeskCase, caseTable, {
  ...columns('kind', 'about', 'reason', 'waitingSince', 'dueAt'),
  id: globalIdOf,
  names,
  amount: money('amountMinor'),
  isOverdue,
  assignedTo: one(
    involvedProfileView,
    (person, row) => sql`${ofRow(person, 'id')} = (select taken.staff_id from desk_assignment as taken
      where ${isOfCase('taken', row)})`,
  ),
  viewers: many(
    involvedProfileView,
    (
      person,
      row,
      { actor, now },
    ) => sql`${ofRow(person, 'id')} in (select looking.staff_id from desk_view as looking
        where ${isOfCase('looking', row)}
        and looking.seen_at > ${now}::timestamptz - make_interval(secs => ${sql.lit(LOOK_SECONDS)}))
      and ${ofRow(person, 'id')} <> ${actor.accountId}::int order by ${ofRow(person, 'id')} limit 10`,
  ),
  campaign: campaignOf(column('campaignId')),
  remark: remarkOf(column('remarkId')),
  order: subject(orderView, 'order'),
  dispute: subject(disputeView, 'dispute'),
  chargeback: subject(staffChargebackView, 'chargeback'),
  report: subject(reportView, 'report', 'review'),
  helpRequest: subject(helpView, 'help'),
  followerJump: subject(followerJumpView, 'follower_jump'),
});

const isTrust = (row: string): Sql => {
  const kinds = Object.entries(deskSources).flatMap(([kind, { role }]) =>
    role === 'payments' ? [] : [sql.lit(kind)],
  );
  return sql`(case when ${ofRow(row, 'kind')} in (${sql.join(kinds)}) then 1 else 0 end)`;
};

const sameAge = (row: string): KeyOrder['keys'] => [
  { sql: sql`date_trunc('hour', ${ofRow(row, 'waiting_since')})`, type: 'timestamptz' },
  { sql: isTrust(row), type: 'bigint' },
  columnKey(row, 'waiting_since', 'timestamptz'),
  columnKey(row, 'kind', 'text'),
  columnKey(row, 'subject_id'),
];

const orders: Readonly<Record<DeskSort, (row: string) => KeyOrder>> = {
  oldest: (row) => ({ name: 'oldest', isDescending: false, keys: sameAge(row) }),
  due: (row) => ({
    name: 'due',
    isDescending: false,
    keys: [{ sql: sql`coalesce(${ofRow(row, 'due_at')}, 'infinity')`, type: 'timestamptz' }, ...sameAge(row)],
  }),
};

const rowsOf = (kinds: readonly DeskKind[], plan: Plan): Sql =>
  sql.join(
    kinds.map((kind) => deskSources[kind].rows(plan)),
    sql` union all `,
  );

/** What a member of staff may look into, of these kinds or of all. Throws FORBIDDEN when that is none of them. */
export function kindsFor({ actor }: Ctx, kinds: readonly DeskKind[] = Object.values(DeskKind)): DeskKind[] {
  const allowed = kinds.filter((kind) => hasRole(actor, deskSources[kind].role));
  if (allowed.length === 0) throw new DomainError(ErrorCode.FORBIDDEN);
  return allowed;
}

/** Which cases are wanted. */
interface DeskQuery {
  readonly kinds: readonly DeskKind[] | null | undefined;
  readonly sort: DeskSort;
}

/** One page of what waits for the roles of the viewer, in one statement. Throws BAD_INPUT, FORBIDDEN. */
export function readDeskQueue(ctx: Ctx, { kinds, sort }: DeskQuery, fields: Fields, page?: PageAsked) {
  const wanted = kindsFor(ctx, kinds && kinds.length > 0 ? [...new Set(kinds)] : undefined);
  const reading: ListReading<DeskCase> = {
    view: caseView,
    from: (plan) => rowsOf(wanted, plan),
    keys: orders[sort],
  };
  return readPage(ctx, reading, fields, page);
}

/** A case of a kind; null when it does not wait any more. Throws FORBIDDEN for the work of other roles. */
export async function readDeskCase(
  ctx: Ctx,
  kind: DeskKind,
  subjectId: number,
  fields: Fields,
): Promise<DeskCase | null> {
  const wanted = kindsFor(ctx, [kind]);
  const reading: ListReading<DeskCase> = {
    view: caseView,
    from: (plan) => rowsOf(wanted, plan),
    where: (row) => sql`${ofRow(row, 'subject_id')} = ${subjectId}`,
    keys: orders.oldest,
  };
  return (await readPage(ctx, reading, pick(['nodes', [...fields]]))).nodes[0] ?? null;
}

/** How many cases of each kind wait for the roles of the viewer, in one statement. */
export function readDeskCounts(ctx: Ctx): Promise<DeskCount[]> {
  const plan = planOf(ctx);
  return readScalar<DeskCount[]>(
    ctx.em,
    sql`select coalesce(json_agg(json_build_object('kind', kind, 'count', count, 'overdueCount', overdue)), '[]')
      from (select kind, count(*)::int as count, (count(*) filter (where due_at <= ${plan.now}::timestamptz))::int as overdue
        from (${rowsOf(kindsFor(ctx), plan)}) as waiting group by kind order by kind) as counted`,
  );
}
