import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** Purposes of uploaded pictures. */
export type PicturePurpose = 'campaign' | 'avatar' | 'report' | 'message' | 'product' | 'help' | 'news';

/** An uploaded picture. Its renditions are in the picture store under its id. */
export const Picture = defineEntity({
  name: 'Picture',
  tableName: 'picture',
  properties: {
    id: p.string().primary(),
    /** Null for a visitor's picture in a request for help. */
    ownerId: p.integer().nullable(),
    purpose: p.string().$type<PicturePurpose>(),
    width: p.integer(),
    height: p.integer(),
    bytes: p.integer(),
    createdAt: p.datetime(),
  },
});
export type Picture = InferEntity<typeof Picture>;
