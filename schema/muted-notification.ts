import { graphqlEnum } from './enum.ts';

/** What a member can do without: a topic, and where they would hear of it. */
export const MutedNotification = graphqlEnum(
  'MutedNotification',
  'Notifications that a member does not want: a topic, in the bell or by mail. Those about the account are always sent.',
  {
    CAMPAIGN_BELL: ['campaign_bell', 'Own campaigns, in the bell.'],
    CAMPAIGN_MAIL: ['campaign_mail', 'Own campaigns, by mail.'],
    JOB_BELL: ['job_bell', 'Applications and jobs, in the bell.'],
    JOB_MAIL: ['job_mail', 'Applications and jobs, by mail.'],
    MESSAGE_BELL: ['message_bell', 'Messages, in the bell.'],
    MESSAGE_MAIL: ['message_mail', 'Messages, by mail.'],
    SHOP_BELL: ['shop_bell', 'Orders and products, in the bell.'],
    SHOP_MAIL: ['shop_mail', 'Orders and products, by mail.'],
  },
);
export type MutedNotification = (typeof MutedNotification)[keyof typeof MutedNotification];
