import { p } from '@mikro-orm/core';
import { LRUCache } from 'lru-cache';
import { Notification } from '../../../schema/notification.ts';
import type { PageInput } from '../../../schema/page.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { PooledReads } from '../../platform/read/pooled-read.ts';
import type { ReadModel } from '../../platform/read/read-model.ts';
import { type Page, readPage } from '../../platform/read/read-page.ts';
import { RowsById } from '../../platform/read/rows-by-id.ts';
import { type Field, pick, selectionKey } from '../../platform/read/selection.ts';
import { columnsOf, derived, tableOf, viewOf } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { pictureOf } from '../pictures/picture.view.ts';

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
const { column } = columnsOf(notificationTable);

/** View of Notification. */
export const notificationView = viewOf(Notification, notificationTable, {
  id: (row) => sql`${sql.ref(`${row}.id`)}::text`,
  type: column('type'),
  message: column('message'),
  code: column('code'),
  params: column('params'),
  image: pictureOf(column('imageId')),
  campaignTitle: column('campaignTitle'),
  campaignId: (row) => sql`${sql.ref(`${row}.campaign_id`)}::text`,
  campaignImage: pictureOf(column('campaignCover')),
  path: column('path'),
  createdAt: column('createdAt'),
  readAt: column('readAt'),
});

/** The viewer's notifications. */
export const ownNotifications: ReadModel<Notification> = {
  view: notificationView,
  visible: (row, { actor }) => sql`${sql.ref(`${row}.recipient_id`)} = ${actor.accountId}::int`,
  more: {
    id: column('id'),
    recipientId: column('recipientId'),
    campaignId: column('campaignId'),
    isRead: derived('boolean', (row) => sql`(${sql.ref(`${row}.read_at`)} is not null)`, { isFull: true }),
  },
  indexed: ['id', 'recipientId'],
  isOwn: true,
};

/** The actor's notifications, newest first. */
export async function readNotifications(
  ctx: Ctx,
  fields: readonly Field[],
  page?: PageInput,
): Promise<Page<Notification> & { unread: number }> {
  const accountId = accountIdOf(ctx);
  const reading = { ...ownNotifications, order: () => sql`r.id desc` };
  return readPage<Notification, { unread: number }>(ctx, reading, fields, page, {
    unread: () =>
      sql`(select count(*)::int from notification as n where n.recipient_id = ${accountId} and n.read_at is null)`,
  });
}

/** A notification with its id, recipient and row. */
type Addressed = Notification & { rowId: number; recipientId: number };

const addressedView = viewOf<Addressed>(null, notificationTable, {
  ...notificationView.columns,
  rowId: column('id'),
  recipientId: column('recipientId'),
});

/** Pending reads of notifications, per product; a process has one. */
interface Waiting {
  readonly pool: PooledReads<number, Addressed>;
  /** Reader of the rows of a selection. */
  readonly readers: LRUCache<string, RowsById<Addressed>>;
}

const MOST_READERS = 100;
const known = new WeakMap<Ctx['ports'], Waiting>();

function waitingOf({ ports }: Ctx): Waiting {
  const found = known.get(ports) ?? {
    pool: new PooledReads(),
    readers: new LRUCache<string, RowsById<Addressed>>({ max: MOST_READERS }),
  };
  known.set(ports, found);
  return found;
}

async function readAddressed(
  ctx: Ctx,
  ids: number[],
  fields: readonly Field[],
): Promise<Map<number, Addressed>> {
  const { readers } = waitingOf(ctx);
  const key = selectionKey(fields);
  const asked = [...fields, ...pick('rowId', 'recipientId')];
  const reader = readers.get(key) ?? new RowsById(ctx, addressedView, asked);
  readers.set(key, reader);
  const rows = await reader.read(ctx, ids);
  return new Map(rows.map((row) => [row.rowId, row]));
}

/**
 * One notification of the actor; null when it is somebody else's. Notifications of many members that arrive at the same
 * moment are read in one statement, and each member gets only their own.
 */
export function readNotification(
  ctx: Ctx,
  id: number,
  fields: readonly Field[],
): Promise<Notification | null> {
  const accountId = accountIdOf(ctx);
  return waitingOf(ctx)
    .pool.read(selectionKey(fields), id, (ids) => readAddressed(ctx, ids, fields))
    .then((row) => (row?.recipientId === accountId ? row : null));
}
