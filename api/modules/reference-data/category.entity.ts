import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A subject of campaigns and interests. */
export const Category = defineEntity({
  name: 'Category',
  tableName: 'category',
  properties: {
    id: p.integer().primary(),
    name: p.string(),
    slug: p.string(),
    isActive: p.boolean().default(true),
    isFeatured: p.boolean().default(false),
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});
export type Category = InferEntity<typeof Category>;
