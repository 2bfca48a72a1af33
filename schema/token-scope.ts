import { graphqlEnum } from './enum.ts';

/** What an access token may be given, as the scopes are called on the wire and in the database. */
export const TokenScope = graphqlEnum(
  'TokenScope',
  'Scopes of access tokens. Writing does not include reading.',
  {
    CAMPAIGNS_READ: [
      'campaigns:read',
      'campaigns:read. Campaigns as their owner sees them, drafts, suggested users.',
    ],
    CAMPAIGNS_WRITE: ['campaigns:write', 'campaigns:write. Post, edit, disable and mark campaigns; drafts.'],
    REMARKS_READ: ['remarks:read', 'remarks:read. Applications, offers, invitations and jobs.'],
    REMARKS_WRITE: [
      'remarks:write',
      'remarks:write. Apply, invite, make and answer offers, hire without a payment, mark as done.',
    ],
    PAYMENTS_READ: [
      'payments:read',
      'payments:read. The statement, held and refunded money, the bank account.',
    ],
    PAYMENTS_WRITE: [
      'payments:write',
      'payments:write. Pay for a hire, release, cancel with its refund, raise and answer disputes.',
    ],
    ORDERS_READ: ['orders:read', 'orders:read. Purchases and sales in the shop.'],
    PROFILE_READ: ['profile:read', "profile:read. The own account, and other people's public profiles."],
    PROFILE_WRITE: ['profile:write', 'profile:write. Change the profile.'],
    NOTIFICATIONS_READ: ['notifications:read', 'notifications:read. Notifications.'],
    MESSAGES_READ: ['messages:read', 'messages:read. Conversations and messages.'],
    MESSAGES_WRITE: ['messages:write', 'messages:write. Begin conversations, send messages, mark them read.'],
    WEBHOOKS_READ: ['webhooks:read', 'webhooks:read. Outgoing webhooks and their deliveries.'],
    WEBHOOKS_WRITE: ['webhooks:write', 'webhooks:write. Make, change, test and delete outgoing webhooks.'],
  },
);
export type TokenScope = (typeof TokenScope)[keyof typeof TokenScope];
