import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ports } from '../../platform/ports.ts';

/**
 * A cookie beside the session cookie that pages can read. It only says that somebody is signed in, by which a page
 * restored by "back" notices that it is outdated.
 */
export const MEMBER_COOKIE = 'koli_member';

/** Sets or clears the cookie when it differs from the caller's state. */
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

/** Options of the cookie. */
export const memberCookieOptions = (isSecure: boolean) =>
  ({ httpOnly: false, sameSite: 'lax', path: '/', secure: isSecure }) as const;
