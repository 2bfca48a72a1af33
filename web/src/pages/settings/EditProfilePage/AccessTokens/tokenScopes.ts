import type { TokenScope } from '../../../../__generated__/enums.ts';
import { msg, type Text } from '../../../../languages/t.ts';

/** One thing that a token may be allowed. */
export interface ScopeWords {
  scope: TokenScope;
  /** Its name on the wire. */
  name: string;
  /** What it means for the account. */
  text: Text;
}

/** Everything that a token may be allowed, by subject. */
export const scopeGroups: readonly { title: Text; scopes: readonly ScopeWords[] }[] = [
  {
    title: msg('Campaigns'),
    scopes: [
      {
        scope: 'CAMPAIGNS_READ',
        name: 'campaigns:read',
        text: msg('See your campaigns, drafts and suggested users'),
      },
      { scope: 'CAMPAIGNS_WRITE', name: 'campaigns:write', text: msg('Post, edit and disable campaigns') },
    ],
  },
  {
    title: msg('Applications'),
    scopes: [
      {
        scope: 'APPLICATIONS_READ',
        name: 'applications:read',
        text: msg('See applications, offers and jobs'),
      },
      {
        scope: 'APPLICATIONS_WRITE',
        name: 'applications:write',
        text: msg('Apply, invite, make and answer offers, hire without a payment, mark as done'),
      },
    ],
  },
  {
    title: msg('Payments'),
    scopes: [
      {
        scope: 'PAYMENTS_READ',
        name: 'payments:read',
        text: msg('See your statement, held money and bank account'),
      },
      {
        scope: 'PAYMENTS_WRITE',
        name: 'payments:write',
        text: msg('Pay, release, cancel with a refund, raise disputes. This moves money.'),
      },
    ],
  },
  {
    title: msg('Profile'),
    scopes: [
      { scope: 'PROFILE_READ', name: 'profile:read', text: msg('See your account, and profiles of others') },
      { scope: 'PROFILE_WRITE', name: 'profile:write', text: msg('Change your profile') },
    ],
  },
  {
    title: msg('Messages'),
    scopes: [
      { scope: 'MESSAGES_READ', name: 'messages:read', text: msg('Read your messages') },
      { scope: 'MESSAGES_WRITE', name: 'messages:write', text: msg('Write messages for you') },
    ],
  },
  {
    title: msg('Notifications'),
    scopes: [
      { scope: 'NOTIFICATIONS_READ', name: 'notifications:read', text: msg('See your notifications') },
    ],
  },
  {
    title: msg('Webhooks'),
    scopes: [
      {
        scope: 'WEBHOOKS_READ',
        name: 'webhooks:read',
        text: msg('See your webhooks and what they delivered'),
      },
      { scope: 'WEBHOOKS_WRITE', name: 'webhooks:write', text: msg('Make, change and delete webhooks') },
    ],
  },
];

/** Ticked when the form opens: reading, but no money. */
export const usualScopes: readonly TokenScope[] = [
  'CAMPAIGNS_READ',
  'APPLICATIONS_READ',
  'PROFILE_READ',
  'NOTIFICATIONS_READ',
];

const names = new Map(scopeGroups.flatMap(({ scopes }) => scopes.map(({ scope, name }) => [scope, name])));

/** A scope as it is written in documents: 'campaigns:read'. */
export const scopeName = (scope: TokenScope): string => names.get(scope) ?? scope;
