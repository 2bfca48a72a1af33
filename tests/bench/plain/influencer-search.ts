import { followed, online, person } from './fragments.ts';
import type { PlainRead, PlainStatement } from './reads.ts';

const answer = (
  rows: string,
  total: string | null,
): string => `select json_build_object('influencers', json_build_object(${total ? `'totalCount', ${total},` : ''}
  'nodes', (select coalesce(json_agg(json_build_object(${person('small')}, 'first', p.first, ${followed}, ${online},
    'lastSeenAt', greatest(p.last_seen_at, (select seen_at from presence where profile_id = p.id)),
    'country', (select json_build_object('code', code, 'name', name) from country where code = p.country))), '[]')
  from (${rows}) as p))) as answer`;

const listed = 'p.is_listed and p.followers > 0';
const inCountry = `${listed} and p.country = $3`;
const exactly = `(p.search_text like '%' || plain_text($2) || '%' or p.subjects && array[plain_text($2)])`;
const nearly = `(${exactly} or name_slips(p.search_text) && name_slips(plain_text($2)))`;
const names = `translate(p.search_text, '._-', '   ') || ' '`;
const rank = `case when ${names} like '% ' || plain_text($2) || ' %' then 2
  when ${names} like '% ' || plain_text($2) || '%' then 1 else 0 end as rank`;
const columns = `p.id, p.followers, p.latitude, p.longitude, ${rank}`;

const byKeyword: (order: string) => string = (order) => `with exact as materialized (
    select ${columns} from profile as p where ${inCountry} and ${exactly}),
  found as materialized (select * from exact union all
    select ${columns} from profile as p
    where not exists (select from exact) and ${inCountry} and ${nearly})
  ${answer(
    `select p.* from (select p.id, row_number() over (order by p.rank desc, ${order}) as place from found as p order by place limit 50) as picked
    join profile as p using (id) order by picked.place`,
    '(select count(*) from found)',
  )}`;

const place = 'll_to_earth(p.latitude, p.longitude)';

const kinds: Readonly<Record<string, string>> = {
  followers: byKeyword('p.followers desc, p.id desc'),
  nearest: byKeyword(`${place} <-> ll_to_earth($4, $5) nulls last`),
};

/** W3: a keyword in a country, by followers or nearest first. */
export const influencerSearch: PlainRead = ({
  kind,
  keyword,
  country,
  latitude,
  longitude,
}): PlainStatement => ({
  name: `influencer-search-${String(kind)}`,
  text: kinds[String(kind)] ?? '',
  values: [new Date(), keyword, country, ...(kind === 'nearest' ? [latitude, longitude] : [])],
});

const nearest = answer(
  `select p.* from profile as p where ${listed} and p.latitude is not null and p.longitude is not null
    order by ${place} <-> ll_to_earth($2, $3) limit 50`,
  null,
);

/** W3: the nearest of all. */
export const nearestInfluencers: PlainRead = ({ latitude, longitude }) => ({
  name: 'nearest-influencers',
  text: nearest,
  values: [new Date(), latitude, longitude],
});
