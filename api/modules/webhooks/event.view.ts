import { p } from '@mikro-orm/core';
import { Event } from '../../../schema/event.ts';
import type { WebhookEvent } from '../../../schema/webhook.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { columnKey } from '../../platform/read/cursor.ts';
import { readOne } from '../../platform/read/read-list.ts';
import { type PageAsked, readPage } from '../../platform/read/read-page.ts';
import type { ListReading } from '../../platform/read/reading.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { type Column, columnsOf, tableOf, viewOf } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { typesHeard } from './event-scopes.ts';

/** Days for which events are kept. */
export const EVENT_DAYS = 30;

const eventTable = tableOf('event', {
  id: p.string().primary(),
  type: p.string(),
  createdAt: p.datetime(),
  body: p.string(),
});
const { columns } = columnsOf(eventTable);

/** SQL: a member of the message, with the names of its states as they are in the server. */
const member =
  (name: 'campaign' | 'remark' | 'order' | 'message'): Column =>
  (row) =>
    sql`(select case when data.it <> 'null'::jsonb then data.it || jsonb_strip_nulls(jsonb_build_object(
      'type', lower(data.it ->> 'type'), 'state', lower(data.it ->> 'state'))) end
    from (select ${sql.ref(`${row}.body`)}::jsonb -> 'data' -> ${sql.lit(name)} as it) as data)`;

/** View of Event: what the message says that webhooks post. */
const eventView = viewOf(Event, eventTable, {
  ...columns('id', 'type', 'createdAt', 'body'),
  side: (row) => sql`lower(${sql.ref(`${row}.body`)}::jsonb -> 'data' ->> 'side')`,
  campaign: member('campaign'),
  remark: member('remark'),
  order: member('order'),
  message: member('message'),
  amount: (row) => sql`nullif(${sql.ref(`${row}.body`)}::jsonb -> 'data' -> 'amount', 'null'::jsonb)`,
});

/**
 * One page of the caller's events of the last 30 days, of some types when given, oldest first; of a token, those whose
 * scope it has. Throws INSUFFICIENT_SCOPE for types that it may not hear.
 */
export function readEvents(
  ctx: Ctx,
  types: readonly WebhookEvent[] | null | undefined,
  fields: Fields,
  page?: PageAsked,
) {
  const accountId = accountIdOf(ctx);
  const heard = typesHeard(ctx, types);
  const since = new Date(ctx.clock.now().getTime() - EVENT_DAYS * 86_400_000);
  const reading: ListReading<Event> = {
    view: eventView,
    where: (
      row,
    ) => sql`${sql.ref(`${row}.account_id`)} = ${accountId} and ${sql.ref(`${row}.created_at`)} >= ${since}
      ${heard ? sql`and ${sql.ref(`${row}.type`)} = any (${heard}::text[])` : sql``}`,
    keys: (row) => ({ name: 'oldest', isDescending: false, keys: [columnKey(row, 'seq')] }),
  };
  return readPage(ctx, reading, fields, page);
}

/** An event of the caller by its number in the feed; null when it is not the caller's. */
export function readEvent(ctx: Ctx, seq: number, fields: Fields): Promise<Event | null> {
  return readOne<Event>(
    ctx,
    {
      view: eventView,
      where: (row) =>
        sql`${sql.ref(`${row}.seq`)} = ${seq} and ${sql.ref(`${row}.account_id`)} = ${accountIdOf(ctx)}`,
    },
    fields,
  );
}
