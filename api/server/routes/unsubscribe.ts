import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { mailLanguageOf, setMailNotificationsOf } from '../../modules/accounts/account.service.ts';
import { accountOfToken, UNSUBSCRIBE_PATH } from '../../modules/notifications/unsubscribe.service.ts';
import { type Translator, translatorFor } from '../../platform/language/translator.ts';
import type { Limit } from '../../platform/rate-limit/rate-limiter.ts';
import { languageOfBrowser } from '../http/browser-language.ts';
import type { ServerParts } from '../http/request-context.ts';
import { systemCtx } from '../system-context.ts';
import {
  confirmPage,
  resubscribedPage,
  tooOftenPage,
  unsubscribedPage,
  wrongLinkPage,
} from './unsubscribe-page.ts';

const RESUBSCRIBE_PATH = '/mail/start';
/** Per address: invalid links. */
const wrong: Limit = { name: 'unsubscribe-wrong', points: 30, seconds: 600 };
/**
 * Per account: whoever has the link can switch back and forth. Mail providers unsubscribe for many people from few
 * addresses.
 */
const right: Limit = { name: 'unsubscribe', points: 30, seconds: 600 };

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
}

/** Answers with a page for the account of the link, or says what is wrong with the link. */
async function answer(
  parts: ServerParts,
  request: FastifyRequest,
  reply: FastifyReply,
  write: (accountId: number, query: string) => Promise<(translator: Translator) => string>,
): Promise<FastifyReply> {
  const { config, limiter } = parts.ports;
  const ofBrowser = languageOfBrowser(request);
  const { token } = request.query as { token?: unknown };
  const accountId = accountOfToken(parts, token);
  try {
    await (accountId === null
      ? limiter.consume(wrong, request.ip)
      : limiter.consume(right, String(accountId)));
  } catch (error) {
    if (!(error instanceof DomainError && error.code === ErrorCode.RATE_LIMITED)) throw error;
    return sendPage(reply.code(429), tooOftenPage(translatorFor(ofBrowser), config.productName, error.said));
  }
  if (accountId === null) {
    return sendPage(reply.code(400), wrongLinkPage(translatorFor(ofBrowser), config.productName));
  }
  const page = await write(accountId, `?token=${token}`);
  // The language of the mail with the link, which may differ from the browser's.
  const language = (await mailLanguageOf(systemCtx(parts), accountId)) ?? ofBrowser;
  return sendPage(reply, page(translatorFor(language)));
}

/**
 * The unsubscribe link of notification mails. GET /mail/stop asks, POST unsubscribes (also one-click, RFC 8058), POST
 * /mail/start subscribes again. The signed token names the account; nobody signs in.
 */
export async function registerUnsubscribe(app: FastifyInstance, parts: ServerParts): Promise<void> {
  const { productName } = parts.ports.config;
  const set = (accountId: number, enabled: boolean) =>
    systemCtx(parts).inTransaction((ctx) => setMailNotificationsOf(ctx, accountId, enabled));
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body adds nothing to the address.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4_096 }, (_request, _body, done) =>
      done(null),
    );
    scope.get(UNSUBSCRIBE_PATH, (request, reply) =>
      answer(
        parts,
        request,
        reply,
        async (_account, query) => (translator) =>
          confirmPage(translator, productName, UNSUBSCRIBE_PATH + query),
      ),
    );
    scope.post(UNSUBSCRIBE_PATH, (request, reply) =>
      answer(parts, request, reply, async (accountId, query) => {
        await set(accountId, false);
        return (translator) => unsubscribedPage(translator, productName, RESUBSCRIBE_PATH + query);
      }),
    );
    scope.post(RESUBSCRIBE_PATH, (request, reply) =>
      answer(parts, request, reply, async (accountId, query) => {
        await set(accountId, true);
        return (translator) => resubscribedPage(translator, productName, UNSUBSCRIBE_PATH + query);
      }),
    );
  });
}
