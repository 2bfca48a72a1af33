import type { Ctx } from '../../platform/context.ts';
import type { StepsCtx } from '../../platform/process/steps.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { EVENT_DAYS } from '../webhooks/event.view.ts';

/** How long rows of a table are kept that only grows. Tables that are not named here keep their rows. */
interface Retention {
  /** Days after the time in `age`. */
  readonly days: number;
  readonly age: string;
  /** An indexed column that grows with each row, or nearly so, by which the table is walked from its beginning. */
  readonly walk: readonly [column: string, type: 'bigint' | 'timestamptz'];
  /** What must hold of a row besides. */
  readonly when?: Sql;
  /** Whether rows are stored beside the pictures before they are deleted, as `archive/<table>/<id of the first>.ndjson`. */
  readonly isArchived?: true;
}

const byId = ['id', 'bigint'] as const;
const bySeq = ['seq', 'bigint'] as const;
const isDone = sql`old.done_at is not null`;

/**
 * Decided by what a row is still good for: a notification for two years, an event of the feed for as long as the API
 * says, and what the payment provider told for 400 days, in which every chargeback is over. What the law or a quarrel
 * may ask for stays: the ledger, transitions, the audit log, papers.
 */
export const retention: Readonly<Record<string, Retention>> = {
  event: { days: EVENT_DAYS, age: 'created_at', walk: bySeq },
  mail_link: { days: 30, age: 'expires_at', walk: byId },
  notification: { days: 730, age: 'created_at', walk: byId },
  outbox: { days: 90, age: 'created_at', walk: byId, when: isDone },
  provider_event: {
    days: 400,
    age: 'created_at',
    walk: ['created_at', 'timestamptz'],
    when: isDone,
    isArchived: true,
  },
  remark_step: { days: EVENT_DAYS, age: 'at', walk: bySeq },
  session: { days: 30, age: 'expires_at', walk: byId },
  webhook_delivery: { days: 30, age: 'created_at', walk: byId },
};

/** Rows looked at in one transaction, so that no lock is held for long. */
const BATCH = 5_000;
const DAY = 86_400_000;

interface Batch {
  /** Where the walk goes on; null at the end of the table. */
  readonly last: string | null;
  /** Whether any row was old enough: the walk ends with the first batch that has none. */
  readonly isOld: boolean;
  /** Archived rows as lines of JSON, and the id of the first; null when there are none. */
  readonly lines: string | null;
  readonly first: string | null;
}

/** SQL: what is stored of deleted rows. */
const archived = sql`(select string_agg(row::text, E'\n' order by key) from gone) as lines,
  (select row ->> 'id' from gone order by key limit 1) as first`;

async function deleteBatch(ctx: Ctx, table: string, kept: Retention, after: string | null) {
  const { days, age, walk, when = sql`true`, isArchived = false } = kept;
  const [column, type] = walk;
  const key = sql.ref(column);
  const before = new Date(ctx.clock.now().getTime() - days * DAY);
  const onward = after === null ? sql`` : sql`where ${key} > ${after}::${sql.raw(type)}`;
  const batch = await sql<Batch>`
    with batch as materialized (
      select ctid as place, ${key} as key, ${sql.ref(age)} < ${before} as "isOld"
      from ${sql.ref(table)} ${onward} order by ${key} limit ${BATCH}),
    gone as (delete from ${sql.ref(table)} as old using batch
      where old.ctid = batch.place and batch."isOld" and ${when}
      returning batch.key, to_jsonb(old) as row)
    select (select max(key)::text from batch) as last,
      (select coalesce(bool_or("isOld"), false) from batch) as "isOld",
      ${isArchived ? archived : sql`null as lines, null as first`}`.first(ctx);
  // Before the commit: if that fails, the rows are stored again under the same name.
  if (batch?.lines) await ctx.ports.records.put(`archive/${table}/${batch.first}.ndjson`, batch.lines);
  return batch?.isOld ? batch.last : null;
}

/** Deletes the rows of all tables that were kept for long enough. */
export async function deleteOldRows(ctx: StepsCtx): Promise<void> {
  for (const [table, kept] of Object.entries(retention)) {
    let last: string | null = null;
    do last = await ctx.inTransaction((inner) => deleteBatch(inner, table, kept, last));
    while (last !== null);
  }
}
