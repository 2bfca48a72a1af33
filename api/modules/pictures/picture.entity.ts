import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** What a picture was uploaded for. */
export type PicturePurpose = 'campaign' | 'avatar' | 'report' | 'message' | 'product';

/** An uploaded picture. The renditions lie in the picture store under its id. */
export const Picture = defineEntity({
  name: 'Picture',
  tableName: 'picture',
  properties: {
    id: p.string().primary(),
    ownerId: p.integer(),
    purpose: p.string().$type<PicturePurpose>(),
    width: p.integer(),
    height: p.integer(),
    bytes: p.integer(),
    createdAt: p.datetime(),
  },
});
export type Picture = InferEntity<typeof Picture>;
