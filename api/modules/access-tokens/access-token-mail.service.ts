import type { TokenScope } from '../../../schema/token-scope.ts';
import { renderMail } from '../../platform/mail/render-mail.ts';
import type { FactHandler } from '../../platform/outbox-worker.ts';
import { sql } from '../../platform/sql.ts';

interface TokenMail {
  email: string;
  first: string;
  name: string;
  scopes: TokenScope[];
}

/** Tells the owner of a new token, in case it was somebody else who made it. */
const tokenMade: FactHandler = async (ctx, { id, tokenId }) => {
  const found = await sql<TokenMail>`select a.email, p.first, t.name, t.scopes
    from access_token t join account a on a.id = t.account_id join profile p on p.id = a.id
    where t.id = ${tokenId ?? 0}`.execute(ctx.em.getKysely());
  const token = found.rows[0];
  if (!token) return [];
  const { publicUrl, productName } = ctx.ports.config;
  const mail = renderMail({
    productName,
    subject: 'A new access token was made',
    greeting: `Hi ${token.first},`,
    before: [
      `The access token “${token.name}” was made for your account just now.`,
      `A program that has it may do this in your name: ${token.scopes.join(', ')}.`,
    ],
    button: { text: 'See your access tokens', link: `${publicUrl}/edit-profile/setting` },
    after: ['If this was not you, please revoke the token there and change your password at once.'],
  });
  await ctx.ports.mail.send({ to: token.email, id: `fact-${id}`, ...mail });
  return [];
};

/** Handlers of the facts of access tokens. */
export const accessTokenMailHandlers: Readonly<Record<string, FactHandler>> = {
  'mail.accessTokenMade': tokenMade,
};
