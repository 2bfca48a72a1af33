import { viewer } from './fragments.ts';
import type { PlainRead } from './reads.ts';

/** Whether the viewer hears of it: a topic may be muted. */
const isHeard = (row: string): string => `(case split_part(${row}.code, '.', 1)
  when 'order' then 'shop' when 'product' then 'shop' when 'review' then 'job' else split_part(${row}.code, '.', 1) end)
  || '_bell' <> all((select muted from viewer)::text[])`;

const text = `with ${viewer}
  select json_build_object('notifications', json_build_object(
    'unread', (select count(*) from notification as n where n.recipient_id = (select id from viewer) and n.read_at is null
      and ${isHeard('n')}),
    'nodes', (select coalesce(json_agg(json_build_object('id', 'ntf_' || n.id, 'type', n.type, 'message', n.message,
        'campaignTitle', n.campaign_title, 'path', n.path, 'createdAt', n.created_at, 'readAt', n.read_at,
        'image', case when n.image_id is not null then json_build_object('tiny', '/files/' || n.image_id || '/96.webp') end)), '[]')
      from (select n.* from notification as n where n.recipient_id = (select id from viewer) and ${isHeard('n')}
        order by n.id desc limit 20) as n))) as answer`;

/** W4. */
export const notificationFeed: PlainRead = (_body, token) => ({
  name: 'notification-feed',
  text,
  values: [new Date(), token],
});
