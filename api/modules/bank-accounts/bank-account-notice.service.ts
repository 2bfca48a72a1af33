import type { FactHandler } from '../../platform/outbox/outbox-worker.ts';
import { noticeAccount } from '../notifications/account-notice.service.ts';

const path = '/edit-profile/setting';

const notifyOf =
  (code: 'bankAccount.paused' | 'bankAccount.resumed'): FactHandler =>
  async (ctx, fact) =>
    fact.accountId === undefined
      ? []
      : noticeAccount(ctx, fact, { recipientId: fact.accountId, said: { code, params: {} }, path });

/** Outbox handlers of bank accounts: the payee is notified when payouts stop and when they resume. */
export const bankAccountHandlers: Readonly<Record<string, FactHandler>> = {
  'bankAccount.paused': notifyOf('bankAccount.paused'),
  'bankAccount.resumed': notifyOf('bankAccount.resumed'),
};
