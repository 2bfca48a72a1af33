import { p } from '@mikro-orm/core';
import {
  AgeShare,
  Audience,
  AudienceAges,
  AudienceCities,
  AudienceCountries,
  AudienceEngagement,
  AudienceGrowth,
  CityShare,
  CountryShare,
  FollowerPoint,
  FormatEngagement,
} from '../../../schema/audience.ts';
import {
  type Column,
  columnsOf,
  one,
  project,
  tableOf,
  type View,
  viewOf,
} from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { Profile as ProfileEntity } from './profile.entity.ts';

const snapshotTable = tableOf('social_snapshot', {
  provider: p.string(),
  takenOn: p.date(),
  takenAt: p.datetime(),
  followers: p.integer(),
  jump: p.integer().nullable(),
});
const { column, columns } = columnsOf(snapshotTable);

const provenance = { network: column('provider'), takenAt: column('takenAt') };

/** A value of an item in a JSON list. */
const value =
  (name: string): Column =>
  (item) =>
    sql.ref(`${item}.${name}`);

const group = { followers: value('followers'), percent: value('percent') };
const ageShareView = viewOf(AgeShare, snapshotTable, {
  age: value('age'),
  gender: value('gender'),
  ...group,
});
const countryShareView = viewOf(CountryShare, snapshotTable, { country: value('name'), ...group });
const cityShareView = viewOf(CityShare, snapshotTable, { city: value('name'), ...group });
const formatEngagementView = viewOf(FormatEngagement, snapshotTable, {
  format: value('format'),
  posts: value('posts'),
  percent: value('percent'),
});

/** The items of a JSON column, in their order. */
const items =
  (stored: string, view: View, shape: string): Column =>
  (row, field, plan) => {
    const item = plan.alias();
    return sql`(select coalesce(json_agg(${project(view, item, field.fields, plan)}), '[]'::json)
      from jsonb_to_recordset(${sql.ref(`${row}.${stored}`)}) as ${sql.ref(item)} (${sql.raw(shape)}))`;
  };

const agesView = viewOf(AudienceAges, snapshotTable, {
  ...provenance,
  shares: items('ages', ageShareView, 'age text, gender text, followers int, percent float8'),
});
const placeShape = 'name text, followers int, percent float8';
const countriesView = viewOf(AudienceCountries, snapshotTable, {
  ...provenance,
  shares: items('countries', countryShareView, placeShape),
});
const citiesView = viewOf(AudienceCities, snapshotTable, {
  ...provenance,
  shares: items('cities', cityShareView, placeShape),
});
const engagementView = viewOf(AudienceEngagement, snapshotTable, {
  ...provenance,
  formats: items('formats', formatEngagementView, 'format text, posts int, percent float8'),
});

const followerPointView = viewOf(FollowerPoint, snapshotTable, columns('takenAt', 'followers', 'jump'));

/** Days that the growth is shown for. */
const GROWTH_DAYS = 365;

/** The last snapshot of each week of the past year and the sudden changes, oldest first. */
const points: Column = (row, field, plan) => {
  const [day, point] = [plan.alias(), plan.alias()];
  const of = (name: string): Sql => sql.ref(`${day}.${name}`);
  return sql`(select coalesce(json_agg(${project(followerPointView, point, field.fields, plan)}
      order by ${sql.ref(`${point}.taken_on`)}), '[]'::json)
    from (select ${of('taken_on')}, ${of('taken_at')}, ${of('followers')}, ${of('jump')}, row_number()
        over (partition by date_trunc('week', ${of('taken_on')}) order by ${of('taken_on')} desc) as nth
      from social_snapshot as ${sql.ref(day)} where ${of('profile_id')} = ${sql.ref(`${row}.profile_id`)}
        and ${of('provider')} = ${sql.ref(`${row}.provider`)}
        and ${of('taken_on')} > ${sql.ref(`${row}.taken_on`)} - ${sql.lit(GROWTH_DAYS)}) as ${sql.ref(point)}
    where ${sql.ref(`${point}.nth`)} = 1 or ${sql.ref(`${point}.jump`)} is not null)`;
};
const growthView = viewOf(AudienceGrowth, snapshotTable, { ...provenance, points });

/** The newest snapshot of a profile row's account that has something. */
const newest = (view: View, stored = 'followers'): Column =>
  one(
    view,
    (snapshot, row) => sql`${sql.ref(`${snapshot}.profile_id`)} = ${sql.ref(`${row}.id`)}
      and ${sql.ref(`${snapshot}.provider`)} = 'instagram' and ${sql.ref(`${snapshot}.${stored}`)} is not null
      order by ${sql.ref(`${snapshot}.taken_on`)} desc`,
  );

/** View of Audience, from a profile row. */
const audienceView = viewOf(Audience, ProfileEntity, {
  ages: newest(agesView, 'ages'),
  countries: newest(countriesView, 'countries'),
  cities: newest(citiesView, 'cities'),
  growth: newest(growthView),
  engagement: newest(engagementView, 'formats'),
});

/** SQL: who follows the Instagram account of a profile row; null while nothing is known. */
export const audienceOf: Column = one(
  audienceView,
  (same, row) => sql`${sql.ref(`${same}.id`)} = ${sql.ref(`${row}.id`)}
    and exists (select from social_snapshot as s where s.profile_id = ${sql.ref(`${row}.id`)})`,
);
