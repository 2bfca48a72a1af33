import type { CampaignSort } from '../../../schema/campaign.ts';
import type { PeopleSort } from '../../../schema/remark.ts';
import {
  columnKey,
  type KeyOrder,
  newestFirst,
  type OrderKey,
  turnedKey,
} from '../../platform/read/cursor.ts';
import { earliestChangeFirst } from '../../platform/read/row-filter.ts';
import { type Sql, sql } from '../../platform/sql.ts';

const id = columnKey('r', 'id');
const price = columnKey('about', 'price_minor');

/** Orders of the own applications `r` to the campaigns `about`. */
export const ordersOfMine: Readonly<Record<CampaignSort, KeyOrder>> = {
  default: newestFirst('r'),
  price_low_to_high: { name: 'cheapest', isDescending: false, keys: [price, id] },
  price_high_to_low: { name: 'dearest', isDescending: true, keys: [price, id] },
  ending_soon: { name: 'ending', isDescending: false, keys: [columnKey('about', 'ends_on', 'date'), id] },
  updated: earliestChangeFirst('r'),
};

const followers = columnKey('person', 'followers');
/** People without a location come last. */
const distance: OrderKey = {
  sql: sql`coalesce(point(person.longitude, person.latitude) <@> point(poster.longitude, poster.latitude), 'infinity')`,
  type: 'float8',
};

const noCountry: OrderKey = { sql: sql`(home.name is null)::int`, type: 'bigint' };
const country: OrderKey = { sql: sql`coalesce(home.name, '-')`, type: 'text' };
const newest = turnedKey('r', 'id');

/** By a figure that not everybody has: least or most first, who has none last, of equal ones the newest first. */
const byFigure = (name: string, figure: Sql, type: OrderKey['type'] = 'bigint'): KeyOrder => ({
  name,
  isDescending: false,
  keys: [{ sql: figure, type }, newest],
});

/** Orders of the applications `r` to a campaign, of a `person` with `figures` and a `home`, to a `poster`. */
export const ordersOfPeople: Readonly<Record<PeopleSort, KeyOrder>> = {
  default: newestFirst('r'),
  recent: newestFirst('r'),
  followers_low_to_high: { name: 'least', isDescending: false, keys: [followers, id] },
  followers_high_to_low: { name: 'most', isDescending: true, keys: [followers, id] },
  distance: { name: 'nearest', isDescending: false, keys: [distance, newest] },
  price_low_to_high: byFigure('cheapest', sql`coalesce(r.price_minor, ${sql.lit(Number.MAX_SAFE_INTEGER)})`),
  price_high_to_low: byFigure('dearest', sql`-coalesce(r.price_minor, 0)`),
  engagement: byFigure('engaged', sql`-coalesce(person.engagement, -1)`, 'float8'),
  country: { name: 'country', isDescending: false, keys: [noCountry, country, newest] },
  rating: byFigure('rated', sql`-coalesce(figures.rating, 0)`, 'float8'),
  jobs_done: byFigure('busiest', sql`-coalesce(figures.jobs_done, 0)`),
};
