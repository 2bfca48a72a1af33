import type { FactHandler } from '../../platform/outbox-worker.ts';
import { noticeAccount } from '../notifications/account-notice.service.ts';

/** Event: a webhook was disabled because its deliveries failed. `reason` is its host. */
export const WEBHOOK_FAILED = 'webhook.failed';

const tellOwner: FactHandler = async (ctx, fact) => {
  if (fact.accountId === undefined) return [];
  const message = `Your webhook at ${fact.reason ?? 'your server'} was switched off, because our messages do not arrive there. Switch it on again in Settings when it is mended.`;
  return noticeAccount(ctx, fact, { recipientId: fact.accountId, message, path: '/edit-profile/setting' });
};

/** Outbox handlers of webhooks. */
export const webhookHandlers: Readonly<Record<string, FactHandler>> = { [WEBHOOK_FAILED]: tellOwner };
