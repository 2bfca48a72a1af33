import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ports } from '../platform/ports.ts';

/**
 * Stands beside the session cookie where pages can read it. It says nothing but that somebody is signed in: a browser
 * that goes back to a page drawn before sees by it that the page is no longer right.
 */
export const MEMBER_COOKIE = 'koli_member';

/** Sets or clears it when it differs from what is known of the caller. */
export function markMember(
  { config }: Ports,
  request: FastifyRequest,
  reply: FastifyReply,
  isMember: boolean,
): void {
  if ((request.cookies[MEMBER_COOKIE] === '1') === isMember) return;
  const options = memberCookieOptions(config.publicUrl.startsWith('https:'));
  if (isMember) void reply.setCookie(MEMBER_COOKIE, '1', { ...options, maxAge: 30 * 86_400 });
  else void reply.clearCookie(MEMBER_COOKIE, options);
}

/** How the cookie travels. */
export const memberCookieOptions = (isSecure: boolean) =>
  ({ httpOnly: false, sameSite: 'lax', path: '/', secure: isSecure }) as const;
