import type { CampaignDetailQuery } from '../../../__generated__/graphql.ts';

export type CampaignDetail = NonNullable<CampaignDetailQuery['campaign']>;
