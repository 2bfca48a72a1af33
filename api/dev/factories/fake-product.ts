import type { EntityManager, RequiredEntityData } from '@mikro-orm/postgresql';
import { Product } from '../../modules/shop/product.entity.ts';
import { fakePicture } from './fake-picture.ts';

type Fields = Partial<RequiredEntityData<Product>> & { ownerId: number; pictures?: string[] };

let count = 0;

/** A product in the shop unless said otherwise, not yet flushed. Its picture row is made when none is given. */
export function fakeProduct(em: EntityManager, fields: Fields): Product {
  count += 1;
  const at = new Date('2026-11-01T02:00:00Z');
  const pictures = fields.pictures ?? [fakePicture(em, { ownerId: fields.ownerId, purpose: 'product' }).id];
  return em.create(Product, {
    state: 'active',
    title: `Product ${count}`,
    description: 'Made by hand.',
    excerpt: 'Made by hand.',
    amountMinor: 2_400,
    stockCount: 10,
    categoryIds: [],
    createdAt: at,
    updatedAt: at,
    ...fields,
    pictures,
  });
}
