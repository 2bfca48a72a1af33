import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { NewsState } from '../../../schema/news.ts';

/** A news article by staff. */
export const News = defineEntity({
  name: 'News',
  tableName: 'news',
  properties: {
    id: p.integer().primary(),
    state: p.string().$type<NewsState>(),
    title: p.string(),
    html: p.string(),
    excerpt: p.string(),
    pictureId: p.string().nullable(),
    day: p.date(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type News = InferEntity<typeof News>;
