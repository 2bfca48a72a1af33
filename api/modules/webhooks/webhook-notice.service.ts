import type { FactHandler } from '../../platform/outbox/outbox-worker.ts';
import { noticeAccount } from '../notifications/account-notice.service.ts';

/** Event: a webhook was disabled because its deliveries failed. `reason` is its host. */
export const WEBHOOK_FAILED = 'webhook.failed';

const tellOwner: FactHandler = async (ctx, fact) => {
  if (fact.accountId === undefined) return [];
  const said = { code: 'webhook.switchedOff', params: { host: fact.reason ?? '' } } as const;
  return noticeAccount(ctx, fact, { recipientId: fact.accountId, said, path: '/edit-profile/setting' });
};

/** Outbox handlers of webhooks. */
export const webhookHandlers: Readonly<Record<string, FactHandler>> = { [WEBHOOK_FAILED]: tellOwner };
