import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { DraftContent } from './campaign-content.ts';

/** The one unfinished campaign of a member, as the form sent it. */
export const CampaignDraft = defineEntity({
  name: 'CampaignDraft',
  tableName: 'campaign_draft',
  properties: {
    ownerId: p.integer().primary().autoincrement(false),
    content: p.json<DraftContent>(),
    updatedAt: p.datetime(),
  },
});
export type CampaignDraft = InferEntity<typeof CampaignDraft>;
