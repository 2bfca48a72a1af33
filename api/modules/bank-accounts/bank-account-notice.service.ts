import { dayOf } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { FactHandler } from '../../platform/outbox/outbox-worker.ts';
import { noteSecurity, type SecurityCode } from '../../platform/security-log.ts';
import { noticeAccount } from '../notifications/account-notice.service.ts';
import { BankAccount } from './bank-account.entity.ts';
import { mailBankAccount } from './bank-account-mail.service.ts';

const path = '/edit-profile/setting';

/** What changed, as the security log tells it. */
const changes = {
  replaced: 'bank_account_replaced',
  deleted: 'bank_account_deleted',
  spareAdded: 'bank_account_spare_added',
  restored: 'bank_account_restored',
} as const satisfies Readonly<Record<string, SecurityCode>>;
type Change = keyof typeof changes;

/** Records that where a member is paid out to has changed: they are warned, and the security log tells it. */
export async function recordChange(ctx: Ctx, accountId: number, change: Change): Promise<void> {
  await record(ctx, { type: `bankAccount.${change}`, accountId });
  noteSecurity(ctx, changes[change], { accountId });
}

const notifyOf =
  (code: 'bankAccount.paused' | 'bankAccount.resumed'): FactHandler =>
  async (ctx, fact) =>
    fact.accountId === undefined
      ? []
      : noticeAccount(ctx, fact, { recipientId: fact.accountId, said: { code, params: {} }, path });

const tellDueDay: FactHandler = async (ctx, fact) => {
  const bank = await ctx.em.findOne(BankAccount, { ownerId: fact.accountId ?? 0 });
  if (!bank?.requirementsDueAt) return [];
  const params = { detailsDueOn: dayOf(bank.requirementsDueAt) };
  const said = { code: 'bankAccount.detailsDue', params } as const;
  return noticeAccount(ctx, fact, { recipientId: bank.ownerId, said, path });
};

/** What may be a stranger's doing is told at the bell, and by a mail of its own whatever the owner has chosen. */
const warnOf =
  (change: Change): FactHandler =>
  async (ctx, fact) => {
    const { accountId } = fact;
    if (accountId === undefined) return [];
    await record(ctx, { type: `mail.bankAccount.${change}`, accountId });
    const said = { code: `bankAccount.${change}`, params: {} } as const;
    return noticeAccount(ctx, fact, { recipientId: accountId, said, path }, false);
  };

/** Outbox handlers of bank accounts: the payee is told when payouts stop and resume, and when the account changes. */
export const bankAccountHandlers: Readonly<Record<string, FactHandler>> = {
  'bankAccount.paused': notifyOf('bankAccount.paused'),
  'bankAccount.resumed': notifyOf('bankAccount.resumed'),
  'bankAccount.detailsDue': tellDueDay,
  'bankAccount.replaced': warnOf('replaced'),
  'bankAccount.deleted': warnOf('deleted'),
  'bankAccount.spareAdded': warnOf('spareAdded'),
  'bankAccount.restored': warnOf('restored'),
  'mail.bankAccount.replaced': mailBankAccount('replaced'),
  'mail.bankAccount.deleted': mailBankAccount('deleted'),
  'mail.bankAccount.spareAdded': mailBankAccount('spareAdded'),
  'mail.bankAccount.restored': mailBankAccount('restored'),
};
