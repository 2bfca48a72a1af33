/** Pieces of hand-written SQL that several reads share. `p` is a row of profile, `c` one of campaign. */
export const person = (
  avatar: string,
): string => `'id', 'usr_' || p.id, 'fullName', trim(p.first || ' ' || p.last),
  'username', p.username, 'avatar', case when p.avatar_id is not null then
    json_build_object('${avatar}', '/files/' || p.avatar_id || '/${avatar === 'tiny' ? 96 : 320}.webp') end`;

export const followed = `'followers', p.followers`;

export const online = `'online', coalesce(greatest(p.last_seen_at, (select seen_at from presence where profile_id = p.id))
  > $1::timestamptz - interval '1 minute', false)`;

export const prices = `'budget', case when c.budget_minor is not null then
    json_build_object('amount', c.budget_minor, 'currency', c.currency) end,
  'productValue', case when c.product_value_minor is not null then
    json_build_object('amount', c.product_value_minor, 'currency', c.currency) end`;

export const subjects = `'categories', (select coalesce(json_agg(json_build_object('name', k.name)), '[]') from
    (select name from category where id = any(c.category_ids) order by array_position(c.category_ids, id)) as k),
  'countries', (select coalesce(json_agg(json_build_object('code', k.code, 'name', k.name)), '[]') from
    (select code, name from country where code = any(c.countries) order by name) as k)`;

export const isPublic = `c.state in ('open', 'awarded') and not c.is_disabled
  and c.ends_on >= ($1::timestamptz at time zone 'Asia/Singapore')::date`;

/** The signed-in account, with the topics that it muted. No row when the session has ended or the account is suspended or closed. */
export const viewer = `viewer as (select a.id, a.muted_notifications as muted from session as s join account as a on a.id = s.account_id
  where s.token_hash = sha256(convert_to($2, 'UTF8')) and s.expires_at > $1::timestamptz and a.suspended_at is null and a.closed_at is null)`;
