import { withConnection } from '../../support/sql.ts';
import type { Sizes } from './sizes.ts';

/** Members with a thousand notifications each, and one with a hundred thousand, whatever the size of the table. */
export const usual = { first: 1, members: 50, notifications: 1_000 };
export const heavy = { member: 51, notifications: 100_000 };
/** Rows of these members are spread evenly: one and two of each block of rows. */
const BLOCKS = usual.members * usual.notifications;

/** Rows older than notifications are kept: twenty batches of the job that deletes them. */
export const OLD = 100_000;
const AT_A_TIME = 1_000_000;

/** SQL: notifications `from` to `to` of `sizes.notifications`, oldest first. One of five is unread. */
function notificationRows({ profiles, campaigns, notifications }: Sizes, from: number, to: number): string {
  const block = notifications / BLOCKS;
  const others = profiles - heavy.member;
  return `insert into notification (recipient_id, event_id, type, code, params, message, image_id, campaign_id, campaign_title,
      campaign_cover, path, created_at, read_at)
    select drawn.recipient, i, 'USER_CAMPAIGN_APPLY', 'job.applied',
      jsonb_build_object('personName', 'Somebody', 'campaignTitle', c.title), 'Somebody applied to “' || c.title || '”.',
      c.pictures[1], c.id, c.title, c.pictures[1], '/campaigndetail/' || c.id,
      now() - case when i <= ${OLD} then interval '740 days' - interval '9 days' * i / ${OLD}
        else interval '729 days' * (1 - (i - ${OLD})::float8 / ${notifications - OLD}) end,
      case when drawn.is_read then now() end
    from (select i, 1 + floor(${campaigns} * bench_random(71, i))::int as campaign_id,
        case when place = 0 then ${usual.first} + turn % ${usual.members} when place <= 2 then ${heavy.member}
          else ${heavy.member + 1} + floor(${others} * power(bench_random(70, i), 3)) end::int as recipient,
        case when place = 0 then turn / ${usual.members} % 5 <> 0 when place <= 2 then turn % 5 <> 0
          else bench_random(72, i) < 0.8 end as is_read
      from (select i, (i - 1) % ${block} as place, (i - 1) / ${block} as turn
        from generate_series(${from}, ${to}) as i) as numbered) as drawn
    join campaign as c on c.id = drawn.campaign_id`;
}

/** SQL: the indexes of the table that no constraint has, as they are made. */
const INDEXES = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index as i
  where indrelid = 'notification'::regclass and not exists (select from pg_constraint where conindid = i.indexrelid)`;

/**
 * Fills the table of notifications. Its indexes are made again afterwards. Its triggers rest: they would look up the
 * cover, which is given, and members, campaigns and pictures, which are there.
 */
export async function fillNotifications(url: string, sizes: Sizes): Promise<void> {
  await withConnection(url, async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query('set synchronous_commit = off');
    await client.query(`set maintenance_work_mem = '1GB'`);
    const { rows: indexes } = await client.query(INDEXES);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (let from = 1; from <= sizes.notifications; from += AT_A_TIME) {
      const to = Math.min(from + AT_A_TIME - 1, sizes.notifications);
      await client.query(notificationRows(sizes, from, to));
      console.log(`${to} notifications`);
    }
    for (const { made } of indexes) await client.query(String(made));
    await client.query('vacuum analyze notification');
    await client.query('checkpoint');
  });
}
