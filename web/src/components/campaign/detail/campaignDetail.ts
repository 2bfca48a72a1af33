import type { CampaignDetailQuery } from '../../../__generated__/graphql.ts';

/** A campaign with all that its page shows. */
export type CampaignDetail = NonNullable<CampaignDetailQuery['campaign']>;
