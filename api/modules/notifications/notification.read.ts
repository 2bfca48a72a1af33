import { p } from '@mikro-orm/core';
import type DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import { Notification } from '../../../schema/notification.ts';
import { batchLoader } from '../../platform/batch-loader.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { newestFirst } from '../../platform/read/cursor.ts';
import type { ReadModel } from '../../platform/read/read-model.ts';
import { type PageAsked, readPage } from '../../platform/read/read-page.ts';
import { RowsById } from '../../platform/read/rows-by-id.ts';
import { type Fields, pick, selectionKey } from '../../platform/read/selection.ts';
import { columnsOf, derived, tableOf, viewOf } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { pictureOf } from '../pictures/picture.view.ts';
import { isHeard } from './muted.facts.ts';

const notificationTable = tableOf('notification', {
  id: p.bigint('number').primary(),
  recipientId: p.integer(),
  type: p.string(),
  code: p.string(),
  params: p.json<object>(),
  message: p.string(),
  imageId: p.string().nullable(),
  campaignId: p.integer().nullable(),
  campaignTitle: p.string().nullable(),
  campaignCover: p.string().nullable(),
  path: p.string().nullable(),
  createdAt: p.datetime(),
  readAt: p.datetime().nullable(),
});
const { column, columns } = columnsOf(notificationTable);

export const notificationView = viewOf(Notification, notificationTable, {
  id: (row) => sql`${sql.ref(`${row}.id`)}::text`,
  ...columns('type', 'message', 'code', 'params', 'campaignTitle', 'path', 'createdAt', 'readAt'),
  // Only being read changes one.
  updatedAt: (row) => sql`greatest(${sql.ref(`${row}.created_at`)}, ${sql.ref(`${row}.read_at`)})`,
  image: pictureOf(column('imageId'), 'public'),
  campaignId: (row) => sql`${sql.ref(`${row}.campaign_id`)}::text`,
  campaignImage: pictureOf(column('campaignCover'), 'public'),
});

const mutedBy = (accountId: number | null) =>
  sql`array(select unnest(a.muted_notifications) from account as a where a.id = ${accountId}::int)`;

/** The viewer's notifications. */
export const ownNotifications: ReadModel<Notification> = {
  view: notificationView,
  visible: (row, { actor }) => sql`${sql.ref(`${row}.recipient_id`)} = ${actor.accountId}::int
    and ${isHeard(row, mutedBy(actor.accountId))}`,
  more: {
    ...columns('id', 'recipientId', 'campaignId'),
    isRead: derived('boolean', (row) => sql`(${sql.ref(`${row}.read_at`)} is not null)`, { isFull: true }),
  },
  indexed: ['id', 'recipientId'],
  isOwn: true,
};

/** The actor's notifications, newest first. */
export async function readNotifications(ctx: Ctx, fields: Fields, page?: PageAsked) {
  const accountId = accountIdOf(ctx);
  const reading = { ...ownNotifications, keys: newestFirst };
  return readPage<Notification, { unread: number }>(ctx, reading, fields, page, {
    unread: () =>
      sql`(select count(*)::int from notification as n where n.recipient_id = ${accountId} and n.read_at is null
        and ${isHeard('n', mutedBy(accountId))})`,
  });
}

/** A notification with its id, recipient and row. */
type Addressed = Notification & { rowId: number; recipientId: number };

const addressedView = viewOf<Addressed>(null, notificationTable, {
  ...notificationView.columns,
  rowId: column('id'),
  recipientId: column('recipientId'),
});

/** A notification that somebody is told of, and the context of that event. */
interface Told {
  readonly ctx: Ctx;
  readonly id: number;
}

type Loader = DataLoader<Told, Addressed | undefined>;

/** Loaders by what is asked for, per product; a process has one. */
const loaders = new WeakMap<Ctx['ports'], LRUCache<string, Loader>>();
const MOST_LOADERS = 100;

function makeLoader(ctx: Ctx, fields: Fields): Loader {
  const reader = new RowsById(ctx, addressedView, [...fields, ...pick('rowId', 'recipientId')]);
  return batchLoader(async (told) => {
    const [first] = told;
    if (!first) return [];
    const ids = told.map(({ id }) => id);
    const rows = await reader.read(first.ctx, ids);
    const found = new Map(rows.map((row) => [row.rowId, row]));
    return ids.map((id) => found.get(id));
  });
}

function loaderOf(ctx: Ctx, fields: Fields): Loader {
  const { ports } = ctx;
  const known = loaders.get(ports) ?? new LRUCache<string, Loader>({ max: MOST_LOADERS });
  loaders.set(ports, known);
  const key = selectionKey(fields);
  const loader = known.get(key) ?? makeLoader(ctx, fields);
  known.set(key, loader);
  return loader;
}

/**
 * One notification of the actor; null when it is somebody else's. Notifications of many members that arrive at the same
 * moment are read in one statement, and each member gets only their own.
 */
export async function readNotification(ctx: Ctx, id: number, fields: Fields): Promise<Notification | null> {
  const accountId = accountIdOf(ctx);
  const row = await loaderOf(ctx, fields).load({ ctx, id });
  return row?.recipientId === accountId ? row : null;
}
