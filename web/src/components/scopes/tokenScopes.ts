import type { TokenScope } from '../../__generated__/enums.ts';
import { msg, type Text } from '../../languages/t.ts';
import { grouped } from '../../lib/grouped.ts';

/** What a token may be allowed: its subject, and what it means for the account. */
const scopes: Record<TokenScope, readonly [group: Text, text: Text]> = {
  CAMPAIGNS_READ: [msg('Campaigns'), msg('See your campaigns, drafts and suggested users')],
  CAMPAIGNS_WRITE: [msg('Campaigns'), msg('Post, edit and disable campaigns')],
  REMARKS_READ: [msg('Applications'), msg('See applications, offers and jobs')],
  REMARKS_WRITE: [
    msg('Applications'),
    msg('Apply, invite, make and answer offers, hire without a payment, mark as done'),
  ],
  PAYMENTS_READ: [msg('Payments'), msg('See your statement, held money and bank account')],
  PAYMENTS_WRITE: [
    msg('Payments'),
    msg('Pay, release, cancel with a refund, raise disputes. This moves money.'),
  ],
  ORDERS_READ: [msg('Orders'), msg('See your purchases and sales')],
  PROFILE_READ: [msg('Profile'), msg("See your account and other people's profiles")],
  PROFILE_WRITE: [msg('Profile'), msg('Change your profile')],
  MESSAGES_READ: [msg('Messages'), msg('Read your messages')],
  MESSAGES_WRITE: [msg('Messages'), msg('Send messages for you')],
  NOTIFICATIONS_READ: [msg('Notifications'), msg('See your notifications')],
  WEBHOOKS_READ: [msg('Webhooks'), msg('See your webhooks and their deliveries')],
  WEBHOOKS_WRITE: [msg('Webhooks'), msg('Create, change and delete webhooks')],
};

/** All scopes, or those of `among`, by their subject. */
export const scopeGroups = (among?: readonly TokenScope[]) =>
  grouped(scopes)
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ key }) => among?.includes(key) ?? true) }))
    .filter(({ rows }) => rows.length > 0);

/** Ticked when the form opens: reading, but no money. */
export const usualScopes: readonly TokenScope[] = [
  'CAMPAIGNS_READ',
  'REMARKS_READ',
  'PROFILE_READ',
  'NOTIFICATIONS_READ',
];

/** A scope as it is written in documents: 'campaigns:read'. */
export const scopeName = (scope: TokenScope) => scope.toLowerCase().replace('_', ':');
