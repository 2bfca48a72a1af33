import type { Operation } from '../call.ts';
import { readOperations } from './list-operations.ts';
import { resources } from './resources.ts';

/** Lists that only their owner sees. */
export const privateListOperations: readonly Operation[] = [
  ...readOperations({
    path: 'userBlockeds',
    resource: resources.blocks,
    access: 'session',
    scope: 'profile:read',
    replacedBy: 'blockedUsers',
  }),
  ...readOperations({
    path: 'UserBankAccounts',
    resource: resources.bankAccounts,
    access: 'session',
    scope: 'payments:read',
    replacedBy: 'me',
  }),
  ...readOperations({
    path: 'UserNotifications',
    resource: resources.notifications,
    access: 'session',
    scope: 'notifications:read',
    replacedBy: 'notifications',
  }),
  ...readOperations({
    path: 'DraftCampaigns',
    resource: resources.drafts,
    access: 'session',
    scope: 'campaigns:read',
    replacedBy: 'myDraft',
  }),
  ...readOperations({
    path: 'Transactions',
    resource: resources.transactions,
    access: 'session',
    scope: 'payments:read',
    replacedBy: 'myTransactions',
  }),
];
