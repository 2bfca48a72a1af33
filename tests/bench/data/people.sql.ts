import { words } from './random.sql.ts';
import type { Sizes } from './sizes.ts';

const firsts = words(
  ...'Aisyah Arif Bảo Budi Chloé Dewi Đức Elena Farah Gia Halia Hùng Indah Jasmine Kavya Kian Lan Lestari Mei Minh Nadia Nur Putri Priya Rafael Rizky Sari Siti Somchai Sophea Tan Thảo Tiến Wei Xuân Yasmin Zara José Renée Anaïs Andrés Ngọc Ploy Kanya Malik Hana Farid Joaquín Maya Iskandar'.split(
    ' ',
  ),
);
const lasts = words(
  ...'Abdullah Aquino Bautista Chai Chan Chua Cruz Đặng Dizon Fernández García Goh Hakim Halim Hartono Ho Ismail Kaur Khoo Kumar Lê Lee Lim Lin Mendoza Nguyễn Ng Ong Phạm Pham Prasetyo Rahman Ramos Reyes Santos Saputra Sharma Siregar Srisai Suwan Tan Teo Trần Utomo Villanueva Võ Wibowo Wijaya Wong Yap Yusof Zulkifli'.split(
    ' ',
  ),
);
const interests = words(
  'Food',
  'Fashion',
  'Travel',
  'Fitness',
  'Gaming',
  'Skin care',
  'Cosmetic',
  'Comedy',
  'Business',
);
const places = `(values (0.00, 'SG', 'Singapore', 1.35, 103.82), (0.18, 'ID', 'Jakarta', -6.2, 106.82), (0.42, 'MY', 'Kuala Lumpur', 3.14, 101.69),
  (0.58, 'TH', 'Bangkok', 13.75, 100.5), (0.72, 'PH', 'Manila', 14.6, 120.98), (0.86, 'VN', 'Ho Chi Minh City', 10.82, 106.63),
  (0.96, 'KH', 'Phnom Penh', 11.56, 104.92), (0.98, 'MM', 'Yangon', 16.87, 96.2)) as place (low, country, city, lat, lon)`;

/** People with accounts, faces and sessions. Followers are spread as they are in life: few have very many. */
export function peopleSql({ profiles }: Sizes): string[] {
  return [
    `insert into account (id, email, password_hash, email_verified_at, created_at)
      select i, 'person' || i || '@bench.test', 'nobody can sign in with this',
        case when bench_random(1, i) < 0.95 then now() - interval '1 year' * bench_random(2, i) end, now() - interval '1 year'
      from generate_series(1, ${profiles}) as i`,
    `insert into picture (id, owner_id, purpose, width, height, bytes, created_at)
      select 'face' || lpad(i::text, 20, '0'), i, 'avatar', 640, 640, 40000, now() from generate_series(1, ${profiles}) as i
      where bench_random(3, i) < 0.6`,
    `insert into profile (id, username, first, last, date_of_birth, gender, country, city, latitude, longitude, phone_prefix,
        mobile, bio, interests, avatar_id, followers, followers_source, total_posts, instagram_username,
        instagram_price_minor, last_seen_at, created_at)
      select i, lower(bench_pick(array['the.','its_','real','','',''], 4, i) || n.plain || i), n.first, n.last,
        date '1970-01-01' + (bench_random(5, i) * 14000)::int,
        case when bench_random(6, i) < 0.55 then 'female' when bench_random(6, i) < 0.97 then 'male' else 'others' end,
        place.country, place.city, place.lat + (bench_random(7, i) - 0.5) * 1.2, place.lon + (bench_random(8, i) - 0.5) * 1.2,
        '+65', '8' || lpad(i::text, 7, '0'),
        'I am ' || n.first || ' from ' || place.city || '. I film what I love, answer every comment, and post three times a week.',
        case when bench_random(14, i) < 0.5 then array[bench_pick(${interests}, 9, i)]
          else array[bench_pick(${interests}, 9, i), bench_pick(${interests}, 10, i)] end,
        case when bench_random(3, i) < 0.6 then 'face' || lpad(i::text, 20, '0') end,
        case when bench_random(11, i) < 0.15 then 0
          else least(5000000, exp(8.5 + 1.6 * sqrt(-2 * ln(1 - bench_random(12, i))) * cos(6.2831853 * bench_random(13, i))))::int end,
        case when bench_random(15, i) < 0.5 then 'provider' else 'self_reported' end, (bench_random(16, i) * 900)::int,
        n.plain || i, 5000 + (bench_random(17, i) * 200)::int * 500, now() - interval '90 days' * power(bench_random(18, i), 2),
        now() - interval '1 year'
      from generate_series(1, ${profiles}) as i,
        lateral (select bench_pick(${firsts}, 20, i) as first, bench_pick(${lasts}, 21, i) as last) as given,
        lateral (select given.first, given.last, plain_text(given.first || given.last) as plain) as n,
        lateral (select * from ${places} where low <= bench_random(22, i) order by low desc limit 1) as place`,
    `insert into presence (profile_id, seen_at)
      select i, now() - interval '1 hour' * bench_random(23, i) from generate_series(1, ${profiles}) as i
      where bench_random(24, i) < 0.05`,
    `insert into session (account_id, token_hash, device, created_at, last_used_at, expires_at)
      select i, sha256(convert_to('bench-token-' || i, 'UTF8')), 'Firefox on Linux', now(), now() + interval '10 years',
        now() + interval '10 years'
      from generate_series(1, ${profiles}) as i`,
  ];
}
