import type { Ask, ReadWorkload } from './workload.ts';

/** The bell: 20 newest notifications with campaign and unread count. */
export const notificationFeedWork: ReadWorkload = {
  name: 'W4',
  title: 'notification feed',
  target: 0.9,
  path: 'notification-feed',
  query: `query Notifications($first: Int, $offset: Int) { notifications(first: $first, offset: $offset) { unread nodes {
    id type message campaignTitle path createdAt readAt image { tiny } } } }`,
  async asks(look): Promise<Ask[]> {
    const rows = await look<{ id: number }>(`select recipient_id as id from notification
      where recipient_id in (select id from account where email_verified_at is not null) group by 1 having count(*) >= 20
      order by bench_random(91, recipient_id) limit 200`);
    return rows.map(({ id }) => ({ plain: {}, variables: { first: 20 }, viewer: id }));
  },
};
