import type { Language } from '../../../../schema/language.ts';
import type { TokenScope } from '../../../../schema/token-scope.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Tongue } from '../../../platform/language/translator.ts';
import { mailReader } from '../../../platform/mail/mail-reader.ts';
import type { MailContent } from '../../../platform/mail/render-mail.ts';
import type { FactHandler } from '../../../platform/outbox-worker.ts';
import { sql } from '../../../platform/sql.ts';

interface TokenMail {
  email: string;
  first: string;
  name: string;
  scopes: TokenScope[];
  language: Language | null;
}

function contentOf(ctx: Ctx, { name, scopes }: TokenMail, { t }: Tongue): MailContent {
  const link = `${ctx.ports.config.publicUrl}/edit-profile/setting`;
  return {
    subject: t('A new access token was made'),
    before: [
      t('The access token “{name}” was made for your account just now.', { name }),
      t('A program that has it may do this in your name: {scopes}.', { scopes: scopes.join(', ') }),
    ],
    button: { text: t('See your access tokens'), link },
    after: [t('If this was not you, please revoke the token there and change your password at once.')],
  };
}

/** Mails the owner of a new token, in case somebody else created it. */
const tokenMade: FactHandler = async (ctx, { id, tokenId }) => {
  const found = await sql<TokenMail>`select a.email, p.first, t.name, t.scopes,
      coalesce(a.language, a.page_language) as language
    from access_token t join account a on a.id = t.account_id join profile p on p.id = a.id
    where t.id = ${tokenId ?? 0}`.execute(ctx.em.getKysely());
  const token = found.rows[0];
  if (!token) return [];
  const { email, first, language } = token;
  const owner = { email, first, language, id: `fact-${id}` };
  await mailReader(ctx, owner, (tongue) => contentOf(ctx, token, tongue));
  return [];
};

/** Outbox handlers of access tokens. */
export const accessTokenMailHandlers: Readonly<Record<string, FactHandler>> = {
  'mail.accessTokenMade': tokenMade,
};
