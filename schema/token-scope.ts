import { registerEnumType } from 'type-graphql';

/** What an access token may be given, as the scopes are called on the wire and in the database. */
export const TokenScope = {
  CAMPAIGNS_READ: 'campaigns:read',
  CAMPAIGNS_WRITE: 'campaigns:write',
  APPLICATIONS_READ: 'applications:read',
  APPLICATIONS_WRITE: 'applications:write',
  PAYMENTS_READ: 'payments:read',
  PAYMENTS_WRITE: 'payments:write',
  PROFILE_READ: 'profile:read',
  PROFILE_WRITE: 'profile:write',
  NOTIFICATIONS_READ: 'notifications:read',
  MESSAGES_READ: 'messages:read',
  MESSAGES_WRITE: 'messages:write',
  WEBHOOKS_READ: 'webhooks:read',
  WEBHOOKS_WRITE: 'webhooks:write',
} as const;
export type TokenScope = (typeof TokenScope)[keyof typeof TokenScope];

registerEnumType(TokenScope, {
  name: 'TokenScope',
  description: 'Scopes of access tokens. Writing does not include reading.',
  valuesConfig: {
    CAMPAIGNS_READ: {
      description: 'campaigns:read. Campaigns as their owner sees them, drafts, suggested users.',
    },
    CAMPAIGNS_WRITE: { description: 'campaigns:write. Post, edit, disable and mark campaigns; drafts.' },
    APPLICATIONS_READ: { description: 'applications:read. Applications, offers, invitations and jobs.' },
    APPLICATIONS_WRITE: {
      description:
        'applications:write. Apply, invite, make and answer offers, hire without a payment, mark as done.',
    },
    PAYMENTS_READ: {
      description: 'payments:read. The statement, held and refunded money, the bank account.',
    },
    PAYMENTS_WRITE: {
      description:
        'payments:write. Pay for a hire, release, cancel with its refund, raise and answer disputes.',
    },
    PROFILE_READ: { description: "profile:read. The own account, and other people's public profiles." },
    PROFILE_WRITE: { description: 'profile:write. Change the profile.' },
    NOTIFICATIONS_READ: { description: 'notifications:read. Notifications.' },
    MESSAGES_READ: { description: 'messages:read. Conversations and messages.' },
    MESSAGES_WRITE: { description: 'messages:write. Begin conversations, send messages, mark them read.' },
    WEBHOOKS_READ: { description: 'webhooks:read. Outgoing webhooks and their deliveries.' },
    WEBHOOKS_WRITE: { description: 'webhooks:write. Make, change, test and delete outgoing webhooks.' },
  },
});
