import { followed, isPublic, online, person, prices, subjects, viewer } from './fragments.ts';
import type { PlainRead } from './reads.ts';

const best = (
  table: string,
  id: string,
  of: string,
): string => `lateral (select i.${id} as id from ${table} as i
  where ${of} and i.followers >= w.least and (w.gender = 'any' or i.gender is null or i.gender = w.gender)
    and i.${id} <> w.owner_id and not exists (select from remark where campaign_id = $3 and applicant_id = i.${id})
  order by i.followers desc limit 100) as b`;

const listed = 'i.is_listed and i.followers > 0';
const today = `($1::timestamptz at time zone 'Asia/Singapore')::date`;

const suggestions = `w as materialized (
    select c.owner_id, c.countries, c.category_ids, c.gender, greatest(c.min_followers, 1) as least,
      greatest(c.min_followers, 1000)::float8 as enough, c.min_age, c.max_age,
      array(select name from category where id = any(c.category_ids)) as subjects
    from campaign as c where c.id = $3),
  candidate as (
    select b.id from w, unnest(w.subjects) as s, unnest(w.countries) as l, ${best('profile_interest', 'profile_id', 'i.interest = s and i.country = l')}
    union select b.id from w, unnest(w.subjects) as s, ${best('profile_interest', 'profile_id', 'i.interest = s')}
    union select b.id from w, unnest(w.countries) as l, ${best('profile', 'id', `${listed} and i.country = l`)}
    union select b.id from w, ${best('profile', 'id', listed)} where w.subjects = '{}'),
  ranked as materialized (
    select p.id, row_number() over (order by
      40 * (select count(*) from unnest(w.subjects) as s where s = any(p.interests)) / greatest(cardinality(w.subjects), 1)::float8
      + case when w.countries = '{}' or p.country = any(w.countries) then 20 else 0 end
      + case when w.gender = 'any' or p.gender = w.gender then 10 else 0 end
      + case when w.min_age is null and w.max_age is null
          or p.date_of_birth > coalesce((${today} - make_interval(years => w.max_age + 1))::date, '-infinity')
            and p.date_of_birth <= coalesce((${today} - make_interval(years => w.min_age))::date, 'infinity') then 10 else 0 end
      + 10 * least(1, greatest(0, ln(p.followers / w.enough) / ln(100::float8)))
      + case when p.last_seen_at > $1::timestamptz - interval '7 days' then 10
          when p.last_seen_at > $1::timestamptz - interval '30 days' then 5 else 0 end desc, p.followers desc, p.id) as place
    from candidate cross join w, lateral (select * from profile as one where one.id = candidate.id limit 1) as p)`;

const text = `with ${viewer}, ${suggestions}
  select json_build_object(
    'campaign', (select json_build_object('id', 'cmp_' || c.id, 'type', upper(c.type), 'state', upper(c.state), 'title', c.title,
        'detailsHtml', c.details_html, ${prices}, ${subjects}, 'gender', upper(c.gender), 'minAge', c.min_age, 'maxAge', c.max_age,
        'minFollowers', c.min_followers, 'endsOn', c.ends_on, 'hashtags', c.hashtags,
        'pictures', (select json_agg(json_build_object('large', '/files/' || shot || '/1280.webp')) from unnest(c.pictures) as shot),
        'createdAt', c.created_at, 'owner', json_build_object(${person('small')}, ${followed}, ${online}),
        'remarkCount', (select count(*) from remark where campaign_id = c.id),
        'hiredCount', (select count(*) from remark where campaign_id = c.id and is_hired), 'isMine', c.owner_id = viewer.id)
      from campaign as c join profile as p on p.id = c.owner_id cross join viewer
      where c.id = $3 and (${isPublic} or c.owner_id = viewer.id)),
    'campaignRemarks', (select json_build_object(
        'totalCount', (select count(*) from remark where campaign_id = $3 and not is_hired),
        'nodes', (select coalesce(json_agg(json_build_object('id', 'rmk_' || r.id, 'state', upper(r.state), 'text', r.text,
            'createdAt', r.created_at, 'applicant', json_build_object(${person('small')}, ${followed}, ${online},
              'country', (select json_build_object('name', name) from country where code = p.country))) order by r.id desc), '[]')
          from (select * from remark where campaign_id = $3 and not is_hired order by id desc limit 10) as r
            join profile as p on p.id = r.applicant_id))
      from w, viewer where w.owner_id = viewer.id),
    'suggestedUsers', (select json_build_object('totalCount', (select count(*) from ranked),
        'nodes', (select coalesce(json_agg(json_build_object('reason', concat_ws(' · ',
              (select string_agg(t.name, ' · ' order by t.place) from (select k.name, array_position(w.category_ids, k.id) as place
                from category as k where k.id = any(w.category_ids) and k.name = any(p.interests) order by 2 limit 2) as t),
              (select name from country where code = p.country and (w.countries = '{}' or code = any(w.countries))),
              case when p.followers < 1000 then p.followers::text
                when p.followers < 999950 then regexp_replace(round(p.followers / 1000.0, 1)::text, '\\.0$', '') || 'k'
                else regexp_replace(round(p.followers / 1000000.0, 1)::text, '\\.0$', '') || 'M' end || ' followers'),
            'profile', json_build_object(${person('small')}, ${followed})) order by picked.place), '[]')
          from (select * from ranked order by place limit 12) as picked join profile as p using (id)))
      from w, viewer where w.owner_id = viewer.id)) as answer`;

/** W2, for the owner of the campaign. */
export const campaignDetail: PlainRead = ({ id }, token) => ({
  name: 'campaign-detail',
  text,
  values: [new Date(), token, id],
});
