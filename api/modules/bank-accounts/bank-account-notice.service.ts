import type { FactHandler } from '../../platform/outbox-worker.ts';
import { noticeAccount } from '../notifications/account-notice.service.ts';

const path = '/edit-profile/setting';

const tell =
  (message: string): FactHandler =>
  async (ctx, fact) =>
    fact.accountId === undefined
      ? []
      : noticeAccount(ctx, fact, { recipientId: fact.accountId, message, path });

/** Outbox handlers of bank accounts: the payee is notified when payouts stop and when they resume. */
export const bankAccountHandlers: Readonly<Record<string, FactHandler>> = {
  'bankAccount.paused': tell(
    'The payment provider has paused payouts to your bank account. Settings says what it needs; until then payments to you wait.',
  ),
  'bankAccount.resumed': tell(
    'Payouts to your bank account work again. Payments that waited can be released.',
  ),
};
