import type { FactHandler } from '../../platform/outbox-worker.ts';
import { noticeAccount } from '../notifications/account-notice.service.ts';

const path = '/edit-profile/setting';

const tell =
  (message: string): FactHandler =>
  async (ctx, fact) =>
    fact.accountId === undefined
      ? []
      : noticeAccount(ctx, fact, { recipientId: fact.accountId, message, path });

/** Handlers of the facts of bank accounts: whoever is to be paid hears when payouts stop and when they go on. */
export const bankAccountHandlers: Readonly<Record<string, FactHandler>> = {
  'bankAccount.paused': tell(
    'The payment provider has paused payouts to your bank account. Settings says what it needs; until then payments to you wait.',
  ),
  'bankAccount.resumed': tell(
    'Payouts to your bank account work again. Payments that waited can be released.',
  ),
};
