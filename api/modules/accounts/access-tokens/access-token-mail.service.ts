import type { Language } from '../../../../schema/language.ts';
import type { TokenScope } from '../../../../schema/token-scope.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Translator } from '../../../platform/language/translator.ts';
import type { MailContent } from '../../../platform/mail/send-mail.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { FactHandler } from '../../../platform/outbox/outbox-worker.ts';
import { sql } from '../../../platform/sql.ts';

interface TokenMail {
  email: string;
  first: string;
  name: string;
  scopes: TokenScope[];
  language: Language | null;
}

function contentOf(ctx: Ctx, { name, scopes }: TokenMail, { t }: Translator): MailContent {
  const link = `${ctx.ports.config.publicUrl}/edit-profile/setting`;
  return {
    subject: t('accessToken.subject'),
    before: [t('accessToken.made', { name }), t('accessToken.scopes', { scopes: scopes.join(', ') })],
    button: { text: t('accessToken.button'), link },
    after: [t('accessToken.notYou')],
  };
}

/** Mails the owner of a new token, in case somebody else created it. */
const tokenMade: FactHandler = async (ctx, { id, tokenId }) => {
  const token = await sql<TokenMail>`select a.email, p.first, t.name, t.scopes,
      coalesce(a.language, a.page_language) as language
    from access_token t join account a on a.id = t.account_id join profile p on p.id = a.id
    where t.id = ${tokenId ?? 0}`.first(ctx);
  if (!token) return [];
  const { email, first, language } = token;
  const owner = { email, first, language, id: `fact-${id}` };
  await sendMail(ctx, owner, (translator) => contentOf(ctx, token, translator));
  return [];
};

export const accessTokenMailHandlers: Readonly<Record<string, FactHandler>> = {
  'mail.accessTokenMade': tokenMade,
};
