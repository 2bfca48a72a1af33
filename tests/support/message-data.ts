import { sql } from './sql.ts';

/**
 * Fills in so many conversations that reading a whole table is a bug: the viewer has 300 conversations, one of them
 * with 1,500 messages; everyone else has some with their neighbours. Returns ids to query.
 */
export async function fillMessages(url: string): Promise<{ viewer: number; conversationId: number }> {
  const [chosen] = await sql(
    url,
    'select id from account where email_verified_at is not null order by id limit 1',
  );
  const viewer = Number(chosen?.id);
  await sql(
    url,
    `insert into conversation (low_id, high_id, created_at)
      select least(a.id, b.id), greatest(a.id, b.id), now() from account a
        join account b on b.id <> a.id and (b.id = a.id + 1 or (a.id = ${viewer} and b.id < a.id + 300))
      on conflict do nothing`,
  );
  await sql(
    url,
    `insert into conversation_member (conversation_id, account_id, other_id, created_at)
      select id, low_id, high_id, created_at from conversation
      union all select id, high_id, low_id, created_at from conversation`,
  );
  const [busy] = await sql(
    url,
    `select min(id) as id from conversation where ${viewer} in (low_id, high_id)`,
  );
  const conversationId = Number(busy?.id);
  await sql(
    url,
    `insert into message (conversation_id, sender_id, client_id, text, is_warned, created_at)
      select c.id, c.low_id, gen_random_uuid(), 'Photos of dish ' || c.id || ' number ' || n, false, now()
      from conversation c, generate_series(1, case when c.id = ${conversationId} then 1500 else 4 end) as n`,
  );
  await sql(
    url,
    `update conversation_member m set last_message_id = t.last,
        unread = case when m.account_id = ${viewer} and m.conversation_id % 7 = 0 then 4 else 0 end
      from (select conversation_id, max(id) as last from message group by 1) t
      where t.conversation_id = m.conversation_id`,
  );
  await sql(url, 'analyze conversation, conversation_member, message');
  return { viewer, conversationId };
}
