import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Language } from '../../../schema/language.ts';
import { mailLanguageOf, setMailNotificationsOf } from '../../modules/accounts/account.service.ts';
import { accountOfToken, UNSUBSCRIBE_PATH } from '../../modules/notifications/unsubscribe.service.ts';
import { type Translator, translatorFor } from '../../platform/language/translator.ts';
import { allowStyles } from '../../platform/page-styles.ts';
import type { Limit } from '../../platform/rate-limit/rate-limiter.ts';
import { languageOfBrowser } from '../http/browser-language.ts';
import type { ServerParts } from '../http/request-context.ts';
import { systemCtx } from '../system-context.ts';
import {
  confirmPage,
  resubscribedPage,
  type UnsubscribePage,
  unsubscribedPage,
  writePage,
} from './unsubscribe-page.ts';

const RESUBSCRIBE_PATH = '/mail/start';
/** Per address: invalid links. */
const wrong: Limit = { name: 'unsubscribe-wrong', points: 30, seconds: 600 };
/**
 * Per account: whoever has the link can switch back and forth. Mail providers unsubscribe for many people from few
 * addresses.
 */
const right: Limit = { name: 'unsubscribe', points: 30, seconds: 600 };

/** Works for the account of the link and answers with a page that leads to `path`, or says what is wrong with the link. */
async function answer(
  parts: ServerParts,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  work: (accountId: number) => Promise<void>,
  pageOf: (translator: Translator, path: string) => UnsubscribePage,
): Promise<FastifyReply> {
  const { config, limiter } = parts.ports;
  const ofBrowser = languageOfBrowser(request);
  const send = (status: number, language: Language | null, write: (said: Translator) => UnsubscribePage) => {
    const translator = translatorFor(language);
    const html = writePage(write(translator), config.productName, translator);
    allowStyles(reply, html);
    return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  };
  const { token } = request.query as { token?: unknown };
  const accountId = accountOfToken(parts, token);
  try {
    await (accountId === null
      ? limiter.consume(wrong, request.ip)
      : limiter.consume(right, String(accountId)));
  } catch (error) {
    if (!(error instanceof DomainError && error.code === ErrorCode.RATE_LIMITED)) throw error;
    const { code, params } = error.said;
    return send(429, ofBrowser, ({ t, sentence }) => ({
      title: t('unsubscribe.tooOften'),
      text: sentence(code, params),
    }));
  }
  if (accountId === null) {
    return send(400, ofBrowser, ({ t }) => ({
      title: t('unsubscribe.wrongLink'),
      text: t('unsubscribe.cutShort'),
    }));
  }
  await work(accountId);
  // The language of the mail with the link, which may differ from the browser's.
  const language = (await mailLanguageOf(systemCtx(parts), accountId)) ?? ofBrowser;
  return send(200, language, (translator) => pageOf(translator, `${path}?token=${token}`));
}

/**
 * The unsubscribe link of notification mails. GET /mail/stop asks, POST unsubscribes (also one-click, RFC 8058), POST
 * /mail/start subscribes again. The signed token names the account; nobody signs in.
 */
export async function registerUnsubscribe(app: FastifyInstance, parts: ServerParts): Promise<void> {
  const { productName } = parts.ports.config;
  const set = (enabled: boolean) => (accountId: number) =>
    systemCtx(parts).inTransaction((ctx) => setMailNotificationsOf(ctx, accountId, enabled));
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body adds nothing to the address.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4_096 }, (_request, _body, done) =>
      done(null),
    );
    const ask = (translator: Translator, path: string) => confirmPage(translator, productName, path);
    const nothing = async (): Promise<void> => undefined;
    scope.get(UNSUBSCRIBE_PATH, (request, reply) =>
      answer(parts, request, reply, UNSUBSCRIBE_PATH, nothing, ask),
    );
    scope.post(UNSUBSCRIBE_PATH, (request, reply) =>
      answer(parts, request, reply, RESUBSCRIBE_PATH, set(false), unsubscribedPage),
    );
    scope.post(RESUBSCRIBE_PATH, (request, reply) =>
      answer(parts, request, reply, UNSUBSCRIBE_PATH, set(true), resubscribedPage),
    );
  });
}
