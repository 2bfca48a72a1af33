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
  /**
   * Whether rows are stored beside the pictures before they are deleted, as `archive/<table>/<id of the first>.ndjson`.
   * Their `id` is a text, and they no longer change.
   */
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

/** Where a walk goes on; null at its end. */
type Place = string | null;

/** SQL: which rows are next, and which of them are old enough. The walk ends with the first batch that has none. */
function nextRows(
  ctx: Ctx,
  table: string,
  { days, age, walk: [column, type] }: Retention,
  after: Place,
): Sql {
  const key = sql.ref(column);
  const before = new Date(ctx.clock.now().getTime() - days * DAY);
  const onward = after === null ? sql`` : sql`where ${key} > ${after}::${sql.raw(type)}`;
  return sql`batch as materialized (
    select ctid as place, ${key} as key, ${sql.ref(age)} < ${before} as "isOld"
    from ${sql.ref(table)} ${onward} order by ${key} limit ${BATCH})`;
}

/** SQL: where the walk goes on after a batch. */
const onwards = sql`(select max(key)::text from batch where (select bool_or("isOld") from batch))`;

/** Deletes the rows of a batch that are old enough. */
export async function deleteBatch(ctx: Ctx, table: string, kept: Retention, after: Place): Promise<Place> {
  const { when = sql`true` } = kept;
  const batch = await sql<{ next: Place }>`
    with ${nextRows(ctx, table, kept, after)},
    gone as (delete from ${sql.ref(table)} as old using batch
      where old.ctid = batch.place and batch."isOld" and ${when})
    select ${onwards} as next`.first(ctx);
  return batch?.next ?? null;
}

interface Archived {
  readonly next: Place;
  readonly ids: readonly string[];
  /** The rows as lines of JSON. */
  readonly lines: string | null;
}

const readBatch = (ctx: Ctx, table: string, kept: Retention, after: Place) =>
  sql<Archived>`
    with ${nextRows(ctx, table, kept, after)},
    old as (select old.id, batch.key, to_jsonb(old) as row from ${sql.ref(table)} as old
      join batch on old.ctid = batch.place where batch."isOld" and ${kept.when ?? sql`true`})
    select ${onwards} as next, coalesce(array_agg(id order by key, id), '{}') as ids,
      string_agg(row::text, E'\n' order by key, id) as lines from old`.first(ctx);

/**
 * Stores the rows of a batch that are old enough, then deletes them, with no transaction open while the storage is
 * waited for. Interrupted in between, the next run stores them again under the same name, because the batch begins with
 * the same row.
 */
async function archiveBatch(ctx: StepsCtx, table: string, kept: Retention, after: Place): Promise<Place> {
  const batch = await ctx.inTransaction((inner) => readBatch(inner, table, kept, after));
  if (!batch?.lines) return batch?.next ?? null;
  const { ids, lines, next } = batch;
  await ctx.ports.records.put(`archive/${table}/${ids[0]}.ndjson`, lines);
  await ctx.inTransaction((inner) =>
    sql`delete from ${sql.ref(table)} where id = any(${ids}::text[])`.run(inner),
  );
  return next;
}

/** Deletes the rows of all tables that were kept for long enough. */
export async function deleteOldRows(ctx: StepsCtx): Promise<void> {
  for (const [table, kept] of Object.entries(retention)) {
    let after: Place = null;
    do
      after = kept.isArchived
        ? await archiveBatch(ctx, table, kept, after)
        : await ctx.inTransaction((inner) => deleteBatch(inner, table, kept, after));
    while (after !== null);
  }
}
