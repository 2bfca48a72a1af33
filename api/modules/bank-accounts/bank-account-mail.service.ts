import type { Language } from '../../../schema/language.ts';
import type { Ctx } from '../../platform/context.ts';
import { translatorFor } from '../../platform/language/translator.ts';
import { type MailContent, sendMail } from '../../platform/mail/send-mail.ts';
import type { FactHandler } from '../../platform/outbox/outbox-worker.ts';
import { sql } from '../../platform/sql.ts';
import { createMailLink } from '../accounts/sign-up/mail-link.service.ts';
import { UNDO_DAYS } from './new-account.policy.ts';

/** What happened to a bank account, by its fact. */
type Change = 'replaced' | 'deleted' | 'spareAdded' | 'restored';

interface About {
  readonly email: string;
  readonly first: string;
  readonly language: Language | null;
  /** The account that is meant; null once it is gone. */
  readonly bank: string | null;
  readonly payableAt: Date | null;
}

/** The spare for a spare, and the account that is paid out to for everything else. */
function read(ctx: Ctx, accountId: number, change: Change) {
  const meant = sql.lit(change === 'spareAdded' ? 'spare' : 'present');
  return sql<About>`select a.email, p.first, coalesce(a.language, a.page_language) as language,
      bank.bank_name || ' •••• ' || bank.last4 as bank, bank.payable_at as "payableAt"
    from account a join profile p on p.id = a.id left join lateral (
      select bank_name, last4, payable_at from bank_account where owner_id = a.id and ${meant} = 'present'
      union all select bank_name, last4, payable_at from kept_bank_account
        where owner_id = a.id and is_spare and ${meant} = 'spare' limit 1) as bank on true
    where a.id = ${accountId} and a.closed_at is null`.first(ctx);
}

/** An instant in the time of the banks that are paid out to. */
function timeOf(instant: Date, language: Language | null): string {
  const form = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Singapore' } as const;
  return `${new Intl.DateTimeFormat(language ?? 'en', form).format(instant)} (SGT)`;
}

function contentOf(ctx: Ctx, change: Change, about: About, link: string): MailContent {
  const { t } = translatorFor(about.language);
  const { publicUrl } = ctx.ports.config;
  const name = about.bank ?? '';
  const wait = about.payableAt
    ? [t('bankAccount.waits', { time: timeOf(new Date(about.payableAt), about.language) })]
    : [];
  if (change === 'restored')
    return {
      subject: t('bankAccount.restored.subject'),
      before: [t('bankAccount.restored.done')],
      button: { text: t('resetPassword.button'), link: `${publicUrl}/?auth=forgot` },
    };
  return {
    subject: t(`bankAccount.${change}.subject`),
    before:
      change === 'deleted'
        ? [t('bankAccount.deleted.done')]
        : [t(`bankAccount.${change}.done`, { name }), ...wait],
    button: { text: t('bankAccount.undo'), link },
    after: [t('bankAccount.notYou', { undoDays: UNDO_DAYS })],
  };
}

/** Mails the owner about a change of their bank account. */
export const mailBankAccount =
  (change: Change): FactHandler =>
  async (ctx, { id, accountId = 0 }) => {
    const about = await read(ctx, accountId, change);
    if (!about) return [];
    const { publicUrl } = ctx.ports.config;
    const isUndone = change === 'restored';
    const link = isUndone
      ? ''
      : `${publicUrl}/undo-bank-account?token=${await createMailLink(ctx, { factId: id, accountId, purpose: 'undo_bank_account' })}`;
    const { email, first, language } = about;
    const to = { email, first, language, id: `fact-${id}` };
    await sendMail(ctx, to, () => contentOf(ctx, change, about, link));
    return [];
  };
