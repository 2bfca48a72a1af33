import type { FactHandler } from '../../platform/outbox/outbox-worker.ts';
import { noticeAccount } from '../notifications/account-notice.service.ts';

/** Event: a typed account name went to its proven owner. */
export const NAMED_ACCOUNT_LOST = 'social.namedAccountLost';

const tellNamer: FactHandler = async (ctx, fact) =>
  fact.accountId === undefined
    ? []
    : noticeAccount(ctx, fact, {
        recipientId: fact.accountId,
        said: { code: 'social.namedAccountLost', params: {} },
        path: '/edit-profile',
      });

/** Outbox handlers of linked accounts: whoever loses one reads why followers and posts are gone. */
export const socialHandlers: Readonly<Record<string, FactHandler>> = { [NAMED_ACCOUNT_LOST]: tellNamer };
