import type { Notification } from '../../../schema/notification.ts';
import type { PageInput } from '../../../schema/page.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { PooledReads } from '../../platform/pooled-read.ts';
import { type Field, pick, selectionKey } from '../../platform/selection.ts';
import { sql } from '../../platform/sql.ts';
import { column, type Page, type Reading, readList, readPage, type View } from '../../platform/view.ts';
import { pictureBy, pictureOf } from '../pictures/picture.view.ts';

/** How a Notification is read. */
export const notificationView: View = {
  id: (row) => sql`${sql.ref(`${row}.id`)}::text`,
  type: column('type'),
  message: column('message'),
  image: pictureOf('image_id'),
  campaignTitle: column('campaign_title'),
  campaignId: (row) => sql`${sql.ref(`${row}.campaign_id`)}::text`,
  campaignImage: pictureBy(
    (row) =>
      sql`(select about.pictures[1] from campaign as about where about.id = ${sql.ref(`${row}.campaign_id`)})`,
  ),
  path: column('path'),
  createdAt: column('created_at'),
  readAt: column('read_at'),
};

const own = (accountId: number): Reading => ({
  view: notificationView,
  table: 'notification',
  where: (row) => sql`${sql.ref(`${row}.recipient_id`)} = ${accountId}`,
  order: (row) => sql`${sql.ref(`${row}.id`)} desc`,
});

/** The actor's notifications, newest first. */
export async function readNotifications(
  ctx: Ctx,
  fields: readonly Field[],
  page?: PageInput,
): Promise<Page<Notification> & { unread: number }> {
  const accountId = accountIdOf(ctx);
  return readPage<Notification, { unread: number }>(ctx, own(accountId), fields, page, {
    unread: () =>
      sql`(select count(*)::int from notification as n where n.recipient_id = ${accountId} and n.read_at is null)`,
  });
}

/** A notification with what it is handed out by. */
type Addressed = Notification & { rowId: number; recipientId: number };

const addressedView: View = { ...notificationView, rowId: column('id'), recipientId: column('recipient_id') };

/** Per product, of which a process has one. */
const pools = new WeakMap<Ctx['ports'], PooledReads<number, Addressed>>();

function poolOf({ ports }: Ctx): PooledReads<number, Addressed> {
  const pool = pools.get(ports) ?? new PooledReads<number, Addressed>();
  pools.set(ports, pool);
  return pool;
}

async function readAddressed(
  ctx: Ctx,
  ids: number[],
  fields: readonly Field[],
): Promise<Map<number, Addressed>> {
  const where: Reading['where'] = (row) => sql`${sql.ref(`${row}.id`)} = any(${ids}::bigint[])`;
  const asked = [...fields, ...pick('rowId', 'recipientId')];
  const rows = await readList<Addressed>(ctx, { view: addressedView, table: 'notification', where }, asked);
  return new Map(rows.map((row) => [row.rowId, row]));
}

/**
 * One notification of the actor, null when it is somebody else's. Those of many people that are told at the same
 * moment are read together, and each is handed to its recipient only.
 */
export function readNotification(
  ctx: Ctx,
  id: number,
  fields: readonly Field[],
): Promise<Notification | null> {
  const accountId = accountIdOf(ctx);
  return poolOf(ctx)
    .read(selectionKey(fields), id, (ids) => readAddressed(ctx, ids, fields))
    .then((row) => (row?.recipientId === accountId ? row : null));
}
