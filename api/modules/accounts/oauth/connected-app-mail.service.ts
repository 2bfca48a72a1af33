import type { Language } from '../../../../schema/language.ts';
import type { TokenScope } from '../../../../schema/token-scope.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { FactHandler } from '../../../platform/outbox/outbox-worker.ts';
import { sql } from '../../../platform/sql.ts';

interface AppMail {
  readonly email: string;
  readonly first: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly language: Language | null;
}

/** Mails a member whose account a program was connected to, in case it was not them. */
const appConnected: FactHandler = async (ctx, { id, grantId }) => {
  const app = await sql<AppMail>`select a.email, p.first, o.name, g.scopes,
      coalesce(a.language, a.page_language) as language
    from oauth_grant g join oauth_app o on o.id = g.app_id join account a on a.id = g.account_id
      join profile p on p.id = a.id
    where g.id = ${grantId ?? 0}`.first(ctx);
  if (!app) return [];
  const { email, first, language, name, scopes } = app;
  await sendMail(ctx, { email, first, language, id: `fact-${id}` }, ({ t }) => ({
    subject: t('connectedApp.subject', { name }),
    before: [t('connectedApp.made', { name }), t('connectedApp.scopes', { scopes: scopes.join(', ') })],
    button: {
      text: t('connectedApp.button'),
      link: `${ctx.ports.config.publicUrl}/edit-profile/setting#connected-apps`,
    },
    after: [t('connectedApp.notYou')],
  }));
  return [];
};

export const connectedAppMailHandlers: Readonly<Record<string, FactHandler>> = {
  'mail.appConnected': appConnected,
};
