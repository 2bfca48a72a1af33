import { words } from './random.sql.ts';
import type { Sizes } from './sizes.ts';

/** What campaigns are about; keyword searches look for these. */
export const things =
  'Laksa,Coffee,Sneaker,Sunscreen,Noodle,Batik,Yoga,Headphone,Lipstick,Serum,Backpack,Bubble tea,Keyboard,Resort,Protein,Chilli,Sandal,Perfume,Camera,Durian,Ramen,Scooter,Hijab,Matcha,Raincoat,Mattress,Burger,Satay,Denim,Watch,Ceramic,Candle,Bicycle,Toothpaste,Cookie,Swimwear,Tablet,Blender,Mooncake,Insurance'.split(
    ',',
  );
const occasions = words(
  'week',
  'launch',
  'stories',
  'reels',
  'challenge',
  'tasting',
  'unboxing',
  'month',
  'tour',
);
const styles = words('Honest', 'Bright', 'Lazy Sunday', 'New', 'Festive', 'Night', 'Little', 'Big', 'Island');

/** Campaigns of a twentieth of the people, a few of whom post very much. About half are open to everybody. */
export function campaignsSql({ profiles, campaigns }: Sizes): string[] {
  const brands = Math.ceil(profiles / 20);
  return [
    `insert into picture (id, owner_id, purpose, width, height, bytes, created_at)
      select 'shot' || lpad(i::text, 20, '0'), 1, 'campaign', 1280, 960, 90000, now() from generate_series(1, ${campaigns}) as i`,
    `insert into campaign (id, owner_id, type, state, title, details_html, excerpt, budget_minor, product_value_minor, product_url,
        category_ids, countries, gender, min_age, max_age, min_followers, ends_on, hashtags, tags, pictures,
        is_disabled, is_featured, feature_position, submitted_at, created_at, updated_at)
      select i, 1 + floor(${brands} * power(bench_random(30, i), 2))::int, kind.type, kind.state,
        left(bench_pick(${styles}, 31, i) || ' ' || kind.thing || ' ' || bench_pick(${occasions}, 33, i) || ' ' || i, 60),
        '<p>' || repeat('Show us how you use our ' || kind.thing || ' in your own words. ', 12) || '</p><ul><li>One reel</li><li>Three stories</li></ul>',
        left(repeat('Show us how you use our ' || kind.thing || ' in your own words. ', 3), 110),
        case when kind.type = 'paid' then kind.price end, case when kind.type = 'sponsored' then kind.price end,
        case when kind.type = 'sponsored' then 'https://shop.test/' || i end,
        case when bench_random(36, i) < 0.6 then array[1 + floor(9 * bench_random(37, i))::int]
          else array[1 + floor(4.5 * bench_random(37, i))::int, 6 + floor(4 * bench_random(38, i))::int] end,
        case when bench_random(39, i) < 0.4 then '{}'::text[]
          else array[bench_pick(array['SG','ID','MY'], 40, i), bench_pick(array['TH','PH','VN'], 41, i)] end,
        bench_pick(array['any','any','any','any','female','female','male','others'], 42, i),
        case when bench_random(43, i) < 0.4 then 18 end, case when bench_random(43, i) < 0.4 then 24 + floor(20 * bench_random(44, i))::int end,
        (array[0, 0, 0, 1000, 10000, 100000])[1 + floor(6 * power(bench_random(45, i), 1.5))::int],
        current_date + case when kind.state in ('open', 'awaiting_approval') then (bench_random(46, i) * 120)::int + 30
          else -(bench_random(46, i) * 120)::int + 60 end,
        array['ad', lower(replace(kind.thing, ' ', ''))], '{}', array['shot' || lpad(i::text, 20, '0')],
        bench_random(47, i) < 0.03, bench_random(48, i) < 0.002, case when bench_random(48, i) < 0.002 then i end,
        now() - interval '200 days' * (1 - i::float8 / ${campaigns}), now() - interval '200 days' * (1 - i::float8 / ${campaigns}), now()
      from generate_series(1, ${campaigns}) as i,
        lateral (select
          case when bench_random(50, i) < 0.6 then 'paid' when bench_random(50, i) < 0.85 then 'sponsored' else 'shoutout' end as type,
          case when bench_random(51, i) < 0.55 then 'open' when bench_random(51, i) < 0.8 then 'awarded'
            when bench_random(51, i) < 0.96 then 'inactive' else 'awaiting_approval' end as state,
          bench_pick(${words(...things)}, 32, i) as thing,
          (500 * ceil(exp(3 + 4 * bench_random(35, i)) * 2))::bigint as price) as kind`,
  ];
}
