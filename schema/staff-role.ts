import { graphqlEnum } from './enum.ts';

/** What a member of staff may do. */
export const StaffRole = graphqlEnum('StaffRole', 'What a member of staff may do.', {
  CONTENT: ['content', 'Approve and feature campaigns, feature influencers, write pages and news.'],
  TRUST: ['trust', 'Look into reports, reviews and followers, answer people, suspend accounts and products.'],
  PAYMENTS: ['payments', 'Rule disputes, settle refunds and orders, look into payments and provider events.'],
  LEAD: ['lead', 'Everything that the other roles may, give and take roles, read the audit log.'],
});
export type StaffRole = (typeof StaffRole)[keyof typeof StaffRole];
