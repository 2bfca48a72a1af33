import { sql } from 'kysely';
import type { Notification } from '../../../schema/notification.ts';
import type { PageInput } from '../../../schema/page.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import type { Field } from '../../platform/selection.ts';
import { column, type Page, type Reading, readOne, readPage, type View } from '../../platform/view.ts';
import { pictureOf } from '../pictures/picture.view.ts';

/** How a Notification is read. */
export const notificationView: View = {
  id: (row) => sql`${sql.ref(`${row}.id`)}::text`,
  type: column('type'),
  message: column('message'),
  image: pictureOf('image_id'),
  campaignTitle: column('campaign_title'),
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

/** One notification of the actor, null when it is somebody else's. */
export async function readNotification(
  ctx: Ctx,
  id: number,
  fields: readonly Field[],
): Promise<Notification | null> {
  const reading = own(accountIdOf(ctx));
  const where: Reading['where'] = (row, plan) =>
    sql`${reading.where(row, plan)} and ${sql.ref(`${row}.id`)} = ${id}`;
  return readOne<Notification>(ctx, { ...reading, where }, fields);
}
