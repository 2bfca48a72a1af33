import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { ProductState } from '../../../schema/product.ts';

/** A product of a seller. */
export const Product = defineEntity({
  name: 'Product',
  tableName: 'product',
  properties: {
    id: p.integer().primary(),
    ownerId: p.integer(),
    state: p.string().$type<ProductState>(),
    title: p.string(),
    description: p.text(),
    excerpt: p.string(),
    /** Before the discount. The database computes the price, `price_minor`. */
    amountMinor: p.bigint('number'),
    currency: p.string().default('USD'),
    discountPercent: p.integer().default(0),
    stockCount: p.integer(),
    categoryIds: p.array(Number).columnType('int[]'),
    pictures: p.array(),
    deactivatedReason: p.string().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type Product = InferEntity<typeof Product>;
