import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A slide of the home page. */
export const Slide = defineEntity({
  name: 'Slide',
  tableName: 'slide',
  properties: {
    id: p.integer().primary(),
    /** From 1, without gaps. */
    position: p.integer(),
    title: p.string(),
    text: p.string(),
    pictureId: p.string(),
    linkLabel: p.string().nullable(),
    link: p.string().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type Slide = InferEntity<typeof Slide>;
