import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { SessionCookie } from '../../platform/context.ts';
import type { Ports } from '../../platform/ports.ts';
import { sendFailure } from './http-failure.ts';
import { anyOrigin } from './security-headers.ts';

/** The access token of a request; undefined when there is none. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(.*)$/i.exec(headers.authorization ?? '')?.[1];
}

/** Over https the prefix has browsers refuse a cookie that another host, or plain http, sets in its place. */
export const cookieName = ({ config }: Pick<Ports, 'config'>, name: string): string =>
  config.publicUrl.startsWith('https:') ? `__Host-${name}` : name;

/** Name of the session cookie. */
export const sessionCookieName = (ports: Pick<Ports, 'config'>): string => cookieName(ports, 'koli_session');

/**
 * A cookie beside the session cookie that pages can read. It only says that somebody is signed in, by which a page
 * restored by "back" notices that it is outdated.
 */
const memberCookieName = (ports: Pick<Ports, 'config'>): string => cookieName(ports, 'koli_member');

/** Longest life that browsers give a cookie. */
const BROWSER_SECONDS = 400 * 86_400;

/** Whether cookies are sent over https alone. */
export const isSecure = ({ config }: Ports): boolean => config.publicUrl.startsWith('https:');

const memberCookieOptions = (ports: Ports) =>
  ({ httpOnly: false, sameSite: 'lax', path: '/', secure: isSecure(ports) }) as const;

/** For answers that set no cookie. */
export const noCookie: SessionCookie = { set: () => undefined, clear: () => undefined, browser: () => null };

/** The cookies of an answer. */
export function sessionCookieOf(ports: Ports, reply: FastifyReply): SessionCookie {
  const forPages = memberCookieOptions(ports);
  const options = { ...forPages, httpOnly: true };
  return {
    set(token, expires) {
      reply.setCookie(sessionCookieName(ports), token, { ...options, expires });
      reply.setCookie(memberCookieName(ports), '1', { ...forPages, expires });
    },
    clear() {
      reply.clearCookie(sessionCookieName(ports), options);
      reply.clearCookie(memberCookieName(ports), forPages);
    },
    browser() {
      // By it a browser is known again after signing out.
      const name = cookieName(ports, 'koli_browser');
      const known = reply.request.cookies[name] || randomBytes(16).toString('base64url');
      reply.setCookie(name, known, { ...options, maxAge: BROWSER_SECONDS });
      return known;
    },
  };
}

/** Sets or clears the cookie for pages when it differs from the caller's state. */
export function markMember(
  ports: Ports,
  request: FastifyRequest,
  reply: FastifyReply,
  isMember: boolean,
): void {
  const name = memberCookieName(ports);
  if ((request.cookies[name] === '1') === isMember) return;
  const options = memberCookieOptions(ports);
  if (isMember) void reply.setCookie(name, '1', { ...options, maxAge: 30 * 86_400 });
  else void reply.clearCookie(name, options);
}

/**
 * Whether a request comes from one of our pages, or from no page. Browsers name the page that sends a request, and
 * attach the session cookie; other programs are not restricted by this.
 */
export function isOwnPage({ headers }: FastifyRequest, { config }: Ports): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (!origin) return true;
  return origin === config.publicUrl || (URL.canParse(origin) && new URL(origin).host === host);
}

/** The wildcard covers every header but `Authorization`. Browsers remember the answer for two hours at most. */
const preflight = {
  ...anyOrigin,
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'Authorization, *',
  'access-control-max-age': '7200',
};

/**
 * Whether a request of another site's page has nothing but our session cookie to say who it is. Beside a token the
 * cookie is ignored.
 */
export function hasOnlyForeignCookie(
  request: FastifyRequest,
  ports: Ports,
  token: string | undefined,
): boolean {
  return token === undefined && sessionCookieName(ports) in request.cookies && !isOwnPage(request, ports);
}

/**
 * Lets pages of any origin POST to a path, with a token or as anybody. Returns the hook for its route, which refuses
 * our cookie on requests of other sites before reading them.
 */
export function allowAnyOrigin(app: FastifyInstance, path: string, { ports }: { readonly ports: Ports }) {
  app.options(path, (_request, reply) => reply.code(204).headers(preflight).send());
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    reply.headers(anyOrigin);
    if (!hasOnlyForeignCookie(request, ports, bearerOf(request))) done();
    else void sendFailure(reply, ports, new DomainError(ErrorCode.FORBIDDEN));
  };
}
