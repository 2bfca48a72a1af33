import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { allowStyles } from '../../platform/page-styles.ts';
import { addressOf } from '../../platform/social/social-http.ts';
import { authorisePage, wrongRequestPage } from './authorise-page.ts';
import { sign } from './signed.ts';
import { kindOf } from './stand-in-accounts.ts';
import { postPicture } from './stand-in-content.ts';
import type { Network, StandInCode, StandInParts } from './stand-in-parts.ts';

/** Lifetime of a code in milliseconds. */
const CODE_LIFE = 10 * 60_000;

const wrongWho: Readonly<Record<string, string>> = {
  missing: 'There is no account with this name.',
  personal: 'This is a personal account. Only professional accounts can be linked.',
};

/** Why a sign-in is refused; null when it is accepted. */
function whoError(network: Network, who: string): string | null {
  if (who === '') return network === 'Instagram' ? 'Please enter a username.' : 'Please enter a name.';
  if (network === 'Facebook') return null;
  if (!/^[a-z0-9._]{1,30}$/.test(who)) return 'There is no account with this name.';
  return wrongWho[kindOf(who)] ?? null;
}

const html = (reply: FastifyReply, text: string): FastifyReply => {
  allowStyles(reply, text);
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(text);
};

/** The page of a network that asks people, for our own origin. */
export function registerAuthorisePage(
  scope: FastifyInstance,
  path: string,
  network: Network,
  parts: StandInParts,
): void {
  scope.get(path, (request, reply) => {
    const query = request.query as Record<string, string | undefined>;
    const { client_id = '', redirect_uri = '', state = '', answer, who: typed = '' } = query;
    const isOurs = client_id === parts.appId && redirect_uri === parts.redirectUri && state !== '';
    if (!isOurs) return html(reply.code(400), wrongRequestPage(network));
    if (answer === 'deny') {
      const error = { error: 'access_denied', error_reason: 'user_denied', state };
      return reply.redirect(addressOf(redirect_uri, error).href);
    }
    const who = network === 'Instagram' ? typed.trim().replace(/^@/, '').toLowerCase() : typed.trim();
    const error = answer === 'allow' ? whoError(network, who) : null;
    if (answer !== 'allow' || error) {
      const parameters = { client_id, redirect_uri, state, response_type: 'code', scope: query.scope ?? '' };
      return html(
        reply,
        authorisePage({ network, productName: parts.productName, parameters, typed, error }),
      );
    }
    const until = parts.clock.now().getTime() + CODE_LIFE;
    const said: StandInCode = {
      who,
      network,
      redirectUri: redirect_uri,
      until,
      nonce: randomBytes(9).toString('base64url'),
    };
    const back = addressOf(redirect_uri, { code: sign(parts.key, said), state });
    // Instagram adds this to every answer.
    return reply.redirect(network === 'Instagram' ? `${back.href}#_` : back.href);
  });
}

/** The pictures of posts, for our own origin. */
export function registerPictures(scope: FastifyInstance): void {
  scope.get('/pictures/:name', async (request, reply) => {
    const picture = await postPicture((request.params as { name: string }).name);
    if (!picture) return reply.callNotFound();
    return reply.header('cache-control', 'public, max-age=86400').type('image/webp').send(picture);
  });
}
