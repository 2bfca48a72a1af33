import { derived, full, key, type RowModel, stored } from '../../platform/read/row-model.ts';
import { sql } from '../../platform/sql.ts';

/** The viewer's notifications. */
export const notificationRows: RowModel = {
  table: 'notification',
  visible: (row, { actor }) => sql`${sql.ref(`${row}.recipient_id`)} = ${actor.accountId}::int`,
  isOwn: true,
  columns: {
    id: key('id'),
    recipientId: key('recipient_id'),
    type: stored('text', 'type'),
    message: stored('text', 'message'),
    image: stored('picture', 'image_id'),
    campaignId: stored('int', 'campaign_id'),
    campaignImage: stored('picture', 'campaign_cover'),
    isRead: full(derived('boolean', (row) => sql`(${sql.ref(`${row}.read_at`)} is not null)`)),
    createdAt: stored('instant', 'created_at'),
  },
};
