import { viewer } from './fragments.ts';
import type { PlainRead } from './reads.ts';

const text = `with ${viewer}
  select json_build_object('notifications', json_build_object(
    'unread', (select count(*) from notification as n, viewer where n.recipient_id = viewer.id and n.read_at is null),
    'nodes', (select coalesce(json_agg(json_build_object('id', 'ntf_' || n.id, 'type', n.type, 'message', n.message,
        'campaignTitle', n.campaign_title, 'path', n.path, 'createdAt', n.created_at, 'readAt', n.read_at,
        'image', case when n.image_id is not null then json_build_object('tiny', '/files/' || n.image_id || '/96.webp') end)), '[]')
      from (select n.* from notification as n where n.recipient_id = (select id from viewer) order by n.id desc limit 20) as n))) as answer`;

/** W4. */
export const notificationFeed: PlainRead = (_body, token) => ({
  name: 'notification-feed',
  text,
  values: [new Date(), token],
});
