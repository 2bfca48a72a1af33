import type { EntityManager } from '@mikro-orm/postgresql';
import { Category } from '../../modules/reference-data/category.entity.ts';
import { previewOf } from '../../modules/shop/product-content.service.ts';
import { fakeProduct } from '../factories/fake-product.ts';
import { addScenes } from './add-scenes.ts';
import { brands, type DemoProduct, people, products } from './content.ts';
import type { DemoCast } from './fill-people.ts';
import { Rng } from './rng.ts';

const DAY = 86_400_000;

/** Account ids of people and brands by their username. */
function accountsOf(cast: DemoCast): Map<string, number> {
  return new Map([
    ...brands.map(({ username }, index) => [username, cast.brandIds[index] ?? 0] as const),
    ...people.map(({ username }, index) => [username, cast.influencerIds[index] ?? 0] as const),
  ]);
}

/** A product of the demo as it stands in the shop. */
export interface SoldProduct {
  readonly id: number;
  readonly sellerId: number;
  readonly content: DemoProduct;
  readonly addedAt: Date;
}

/** Inserts everything that is sold, oldest first so that ids follow time. */
export async function fillProducts(em: EntityManager, cast: DemoCast, now: Date): Promise<SoldProduct[]> {
  const all = await em.find(Category, {});
  const categoryIds = new Map(all.map(({ name, id }) => [name, id]));
  const accounts = accountsOf(cast);
  const sold: SoldProduct[] = [];
  const dated = products
    .map((content) => ({ content, daysAgo: new Rng(`added:${content.title}`).between(2, 75) }))
    .sort((a, b) => b.daysAgo - a.daysAgo);
  for (const { content, daysAgo } of dated) {
    const addedAt = new Date(now.getTime() - daysAgo * DAY);
    const { seller, categories, pictures, ...columns } = content;
    const sellerId = accounts.get(seller) ?? 0;
    const row = fakeProduct(em, {
      ...columns,
      ownerId: sellerId,
      excerpt: previewOf(content.description),
      categoryIds: categories.map((name) => categoryIds.get(name) ?? 0),
      pictures: addScenes(em, pictures, { ownerId: sellerId, createdAt: addedAt, purpose: 'product' }),
      createdAt: addedAt,
      updatedAt: addedAt,
    });
    await em.flush();
    sold.push({ id: row.id, sellerId, content, addedAt });
  }
  return sold;
}
