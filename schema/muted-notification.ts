import { graphqlEnum } from './enum.ts';

/** What a member can do without: a topic, and where they would hear of it. */
export const MutedNotification = graphqlEnum(
  'MutedNotification',
  'Notifications that a member does not want: a topic, in the bell, by mail or on devices. Those about the account are always sent.',
  {
    CAMPAIGN_BELL: ['campaign_bell', 'Own campaigns, in the bell.'],
    CAMPAIGN_MAIL: ['campaign_mail', 'Own campaigns, by mail.'],
    CAMPAIGN_PUSH: ['campaign_push', 'Own campaigns, on devices that push is on for.'],
    JOB_BELL: ['job_bell', 'Applications and jobs, in the bell.'],
    JOB_MAIL: ['job_mail', 'Applications and jobs, by mail.'],
    JOB_PUSH: ['job_push', 'Applications and jobs, on devices that push is on for.'],
    MESSAGE_BELL: ['message_bell', 'Messages, in the bell.'],
    MESSAGE_MAIL: ['message_mail', 'Messages, by mail.'],
    MESSAGE_PUSH: ['message_push', 'Messages, on devices that push is on for.'],
    SHOP_BELL: ['shop_bell', 'Orders and products, in the bell.'],
    SHOP_MAIL: ['shop_mail', 'Orders and products, by mail.'],
    SHOP_PUSH: ['shop_push', 'Orders and products, on devices that push is on for.'],
  },
);
export type MutedNotification = (typeof MutedNotification)[keyof typeof MutedNotification];
