import { compositionsOf, type SceneCategory } from '../art/drawScene.ts';
import { Rng } from '../rng.ts';
import { briefHtml } from './brief.ts';
import { type CategoryName, sceneOf } from './categories.ts';
import type { CountryCode } from './places.ts';

export type CampaignType = 'paid' | 'sponsored' | 'shoutout';

/** The options of the campaign form. */
export const ageRanges = ['0-0', '1-12', '13-17', '18-24', '25-34', '35-44', '45-100'] as const;
export type AgeRange = (typeof ageRanges)[number];
export const minFollowersOptions = [0, 1000, 10_000, 100_000] as const;
export type MinFollowers = (typeof minFollowersOptions)[number];

/** A drawn picture: the category and the seed are the whole recipe. */
export interface DemoPicture {
  category: SceneCategory;
  seed: number;
}

export interface DemoCampaign {
  title: string;
  /** HTML, already within the allow-list. */
  brief: string;
  /** Username of the brand. */
  brand: string;
  type: CampaignType;
  categories: readonly CategoryName[];
  /** US cents; paid campaigns only. */
  budget: number | null;
  /** US cents; sponsored campaigns only. */
  productValue: number | null;
  productUrl: string | null;
  countries: readonly CountryCode[] | 'all';
  gender: 'any' | 'male' | 'female' | 'others';
  /** In years, both included; 0 and 0 means any. */
  minAge: number;
  maxAge: number;
  minFollowers: MinFollowers;
  /** Without the hash sign. */
  hashtags: readonly string[];
  tags: readonly string[];
  /** Last day, counted from today; negative when it has passed. */
  endsInDays: number;
  pictures: readonly DemoPicture[];
}

/** A campaign as it is written down. Lists inside a text are separated by ' / ', words by blanks. */
export interface CampaignRow {
  by: string;
  type: CampaignType;
  title: string;
  say: string;
  make: string;
  do: string;
  dont: string;
  in: readonly CategoryName[];
  /** US dollars: the budget of a paid campaign, the product's value of a sponsored one. */
  usd?: number;
  where?: string;
  min?: MinFollowers;
  gender?: DemoCampaign['gender'];
  age?: AgeRange;
  hash: string;
  tags: string;
  ends: number;
  /** Composition names, of the first category unless written as category:name. */
  pics: string;
}

/** A campaign from its row. */
export function campaign(row: CampaignRow): DemoCampaign {
  const rng = new Rng(`campaign:${row.title}`);
  const [minAge = 0, maxAge = 0] = (row.age ?? '0-0').split('-').map(Number);
  const cents = row.usd === undefined ? null : Math.round(row.usd * 100);
  const parts = { say: split(row.say), make: split(row.make), dos: split(row.do), donts: split(row.dont) };
  return {
    title: row.title,
    brief: briefHtml(parts, rng),
    brand: row.by,
    type: row.type,
    categories: row.in,
    budget: row.type === 'paid' ? cents : null,
    productValue: row.type === 'sponsored' ? cents : null,
    productUrl: row.type === 'sponsored' ? `https://${row.by}.test/${slug(row.title)}` : null,
    countries: row.where ? (row.where.split(' ') as CountryCode[]) : 'all',
    gender: row.gender ?? 'any',
    minAge,
    maxAge,
    minFollowers: row.min ?? 0,
    hashtags: row.hash.split(' '),
    tags: row.tags.split(' / '),
    endsInDays: row.ends,
    pictures: row.pics.split(' ').map((name) => picture(name, row, rng)),
  };
}

const split = (text: string) => text.split(' / ');
const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** A seed whose remainder is the wanted composition. */
function picture(name: string, row: CampaignRow, rng: Rng): DemoPicture {
  const [own, composition = own] = name.includes(':') ? name.split(':') : [undefined, name];
  const category = (own as SceneCategory | undefined) ?? sceneOf[row.in[0] ?? 'Food'];
  const names = compositionsOf(category);
  const index = names.indexOf(composition ?? '');
  if (index < 0) throw new Error(`There is no composition ${name} for ${row.title}`);
  return { category, seed: rng.int(1, 4000) * names.length + index };
}
