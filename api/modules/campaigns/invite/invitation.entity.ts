import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { InvitationState } from '../../../../schema/suggestion.ts';

/** An owner's invitation to apply. Its amount becomes the first offer when the influencer applies. */
export const Invitation = defineEntity({
  name: 'Invitation',
  tableName: 'invitation',
  properties: {
    id: p.integer().primary(),
    campaignId: p.integer(),
    influencerId: p.integer(),
    amountMinor: p.bigint('number').nullable(),
    currency: p.string().default('USD'),
    createdAt: p.datetime(),
    state: p.string().$type<InvitationState>(),
    decidedAt: p.datetime().nullable(),
  },
});
export type Invitation = InferEntity<typeof Invitation>;
