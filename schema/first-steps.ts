import { graphqlEnum } from './enum.ts';

/** What a member came for, which decides nothing but what is shown first. */
export const Purpose = graphqlEnum(
  'Purpose',
  'What a member came for. It decides nothing but which first steps are shown.',
  {
    BRAND: ['brand', 'To find influencers.'],
    INFLUENCER: ['influencer', 'To find campaigns.'],
    BOTH: ['both', 'Both.'],
  },
);
export type Purpose = (typeof Purpose)[keyof typeof Purpose];

/** What leads a new member to the first job. */
export const FirstStep = graphqlEnum('FirstStep', 'What leads a new member to the first job.', {
  LINK_ACCOUNT: ['linkAccount', 'Influencers: link Instagram or Facebook.'],
  SET_PRICE: ['setPrice', 'Influencers: say a price per post.'],
  ADD_BANK_ACCOUNT: ['addBankAccount', 'Influencers: add a bank account for payouts.'],
  APPLY: ['apply', 'Influencers: apply to a campaign.'],
  INTRODUCE: ['introduce', 'Brands: a picture and some words about oneself.'],
  POST_CAMPAIGN: ['postCampaign', 'Brands: post a campaign.'],
  INVITE: ['invite', 'Brands: invite an influencer.'],
});
export type FirstStep = (typeof FirstStep)[keyof typeof FirstStep];
