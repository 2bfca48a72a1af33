import { p } from '@mikro-orm/core';
import { SavedList } from '../../../schema/saved-list.ts';
import type { Ctx } from '../../platform/context.ts';
import { orNotFound } from '../../platform/ids.ts';
import { newestFirst } from '../../platform/read/cursor.ts';
import { readOne } from '../../platform/read/read-list.ts';
import { type Connection, type PageAsked, readPage } from '../../platform/read/read-page.ts';
import type { ListReading } from '../../platform/read/reading.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { type Column, columnsOf, tableOf, viewOf } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { listedInfluencer } from '../profiles/listed-influencer.view.ts';
import { isNotBlocked } from '../profiles/may-meet.view.ts';

const savedListTable = tableOf('saved_list', {
  id: p.integer().primary(),
  name: p.string(),
  createdAt: p.datetime(),
  updatedAt: p.datetime(),
});
const { columns } = columnsOf(savedListTable);

/** The same people whom `influencers` shows of the list. */
const count: Column = (row, _field, { actor }) => sql`(select count(*)::int from saved_influencer as saved
  join profile as person on person.id = saved.profile_id
  where saved.list_id = ${sql.ref(`${row}.id`)} and ${listedInfluencer('person')}
    and ${isNotBlocked(actor, sql`person.id`)})`;

const savedListView = viewOf(SavedList, savedListTable, {
  ...columns('id', 'name', 'createdAt', 'updatedAt'),
  count,
});

/** Lists of the viewer. */
const ownLists: ListReading<SavedList> = {
  view: savedListView,
  where: (row, { actor }) => sql`${sql.ref(`${row}.account_id`)} = ${actor.accountId}::int`,
  keys: newestFirst,
};

/** The viewer's lists, newest first. */
export function readSavedLists(ctx: Ctx, fields: Fields, page?: PageAsked): Promise<Connection<SavedList>> {
  return readPage(ctx, ownLists, fields, page);
}

/** A list of the viewer. Throws NOT_FOUND. */
export function readSavedList(ctx: Ctx, id: number, fields: Fields): Promise<SavedList> {
  const { view } = ownLists;
  return orNotFound(
    readOne<SavedList>(
      ctx,
      {
        view,
        where: (row, { actor }) => sql`${sql.ref(`${row}.id`)} = ${id}
          and ${sql.ref(`${row}.account_id`)} = ${actor.accountId}::int`,
      },
      fields,
    ),
  );
}
