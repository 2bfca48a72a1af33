import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** A part of a content security policy that allows what has this hash. */
export const hashOf = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Allows style elements without content, which MUI fills by script: that needs no permission. */
export const EMPTY_STYLE = hashOf('');

const POLICY = 'content-security-policy';

/** Lets an answer have the style elements of a piece of HTML that is ours; text of people must not be in it. */
export function allowStyles(reply: FastifyReply, html: string): void {
  const policy = reply.getHeader(POLICY);
  const hashes = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => hashOf(css));
  if (typeof policy !== 'string' || hashes.length === 0) return;
  reply.header(POLICY, policy.replace(EMPTY_STYLE, [EMPTY_STYLE, ...new Set(hashes)].join(' ')));
}

/** Lets a page write any styles: for Monaco, the editor of GraphiQL, which puts its themes into style elements. */
export function allowAllStyles(reply: FastifyReply): void {
  const policy = reply.getHeader(POLICY);
  if (typeof policy === 'string') reply.header(POLICY, policy.replace(EMPTY_STYLE, "'unsafe-inline'"));
}
