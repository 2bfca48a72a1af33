import { compositionsOf, type SceneCategory } from '../art/drawScene.ts';
import { Rng } from '../rng.ts';
import type { DemoPicture } from './campaign.ts';
import { type CategoryName, sceneOf } from './categories.ts';

/** A product of the demo. */
export interface DemoProduct {
  /** Username of who sells it. */
  seller: string;
  title: string;
  description: string;
  categories: readonly CategoryName[];
  /** Cents before the discount. */
  amount: number;
  currency: 'USD' | 'SGD';
  discountPercent: number;
  stock: number;
  pictures: readonly DemoPicture[];
}

/** A product as it is written down. */
export interface ProductRow {
  by: string;
  title: string;
  /** Paragraphs are separated by ' / '. */
  say: string;
  in: readonly CategoryName[];
  usd?: number;
  sgd?: number;
  off?: number;
  stock: number;
  /** Composition names, of the first category unless written as category:name. */
  pics: string;
}

/** A product from its row. */
export function product(row: ProductRow): DemoProduct {
  const rng = new Rng(`product:${row.title}`);
  return {
    seller: row.by,
    title: row.title,
    description: row.say.replaceAll(' / ', '\n\n'),
    categories: row.in,
    amount: Math.round((row.usd ?? row.sgd ?? 0) * 100),
    currency: row.usd === undefined ? 'SGD' : 'USD',
    discountPercent: row.off ?? 0,
    stock: row.stock,
    pictures: row.pics.split(' ').map((name) => picture(name, row, rng)),
  };
}

/** A seed whose remainder is the wanted composition, above those of campaigns. */
function picture(name: string, row: ProductRow, rng: Rng): DemoPicture {
  const [own, composition = own] = name.includes(':') ? name.split(':') : [undefined, name];
  const category = (own as SceneCategory | undefined) ?? sceneOf[row.in[0] ?? 'Food'];
  const names = compositionsOf(category);
  const index = names.indexOf(composition ?? '');
  if (index < 0) throw new Error(`There is no composition ${name} for ${row.title}`);
  return { category, seed: rng.int(5_000, 9_000) * names.length + index };
}
