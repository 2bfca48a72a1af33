import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { CampaignState, CampaignType } from '../../../schema/campaign.ts';
import type { Work } from '../../../schema/work.ts';

/** A brand's call for influencers. */
export const Campaign = defineEntity({
  name: 'Campaign',
  tableName: 'campaign',
  properties: {
    id: p.integer().primary(),
    ownerId: p.integer(),
    type: p.string().$type<CampaignType>(),
    state: p.string().$type<CampaignState>(),
    title: p.string(),
    detailsHtml: p.text(),
    excerpt: p.string(),
    brief: p.json<Work>().nullable(),
    budgetMinor: p.bigint('number').nullable(),
    productValueMinor: p.bigint('number').nullable(),
    productUrl: p.string().nullable(),
    currency: p.string().default('USD'),
    categoryIds: p.array(Number).columnType('int[]'),
    countries: p.array().default([]),
    gender: p.string().$type<'any' | 'male' | 'female' | 'others'>().default('any'),
    minAge: p.integer().nullable(),
    maxAge: p.integer().nullable(),
    minFollowers: p.integer().default(0),
    endsOn: p.date(),
    hashtags: p.array().default([]),
    tags: p.array().default([]),
    pictures: p.array(),
    isDisabled: p.boolean().default(false),
    isFeatured: p.boolean().default(false),
    featurePosition: p.integer().nullable(),
    rejectedReason: p.string().nullable(),
    submittedAt: p.datetime(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type Campaign = InferEntity<typeof Campaign>;
