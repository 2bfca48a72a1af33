import { p } from '@mikro-orm/core';
import { ProviderEvent, type ProviderEventState } from '../../../schema/chargeback-desk.ts';
import type { Ctx } from '../../platform/context.ts';
import { columnKey, type KeyOrder } from '../../platform/read/cursor.ts';
import { readOne } from '../../platform/read/read-list.ts';
import { type PageAsked, readPage } from '../../platform/read/read-page.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { columnsOf, tableOf, viewOf } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';

const providerEventTable = tableOf('provider_event', {
  id: p.string().primary(),
  type: p.string(),
  tries: p.integer(),
  lastError: p.string().nullable(),
  createdAt: p.datetime(),
  updatedAt: p.datetime(),
});
const { columns } = columnsOf(providerEventTable);

const stateOf = (row: string): Sql => sql`case when ${sql.ref(`${row}.done_at`)} is not null then 'done'
  when ${sql.ref(`${row}.given_up_at`)} is not null then 'given_up' else 'waiting' end`;

/** View of ProviderEvent, for staff only. */
const providerEventView = viewOf(ProviderEvent, providerEventTable, {
  ...columns('id', 'type', 'tries', 'lastError', 'createdAt', 'updatedAt'),
  state: stateOf,
  about: (row) => sql`${sql.ref(`${row}.about`)} ->> 'id'`,
  nextTryAt: (row) => sql`case when ${stateOf(row)} = 'waiting' then ${sql.ref(`${row}.next_try_at`)} end`,
});

const conditions: Readonly<Record<ProviderEventState, Sql>> = {
  waiting: sql`r.done_at is null and r.given_up_at is null`,
  given_up: sql`r.done_at is null and r.given_up_at is not null`,
  done: sql`r.done_at is not null`,
};

const latestFirst = (row: string): KeyOrder => ({
  name: 'latest',
  isDescending: true,
  keys: [columnKey(row, 'created_at', 'timestamptz'), columnKey(row, 'id', 'text')],
});

/** One page of events in a state, newest first. For staff only. */
export function readProviderEvents(ctx: Ctx, state: ProviderEventState, fields: Fields, page?: PageAsked) {
  const reading = {
    view: providerEventView,
    where: () => conditions[state],
    keys: latestFirst,
  };
  return readPage(ctx, reading, fields, page);
}

/** An event after staff changed it. */
export async function readProviderEvent(ctx: Ctx, id: string, fields: Fields): Promise<ProviderEvent> {
  const where = () => sql`r.id = ${id}`;
  const event = await readOne<ProviderEvent>(ctx, { view: providerEventView, where }, fields);
  if (!event) throw new Error(`there is no event ${id}`);
  return event;
}
