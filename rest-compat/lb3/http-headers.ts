import { hash } from 'node:crypto';

/** Headers by their names. */
export type Headers = Readonly<Record<string, string>>;

/** CORS headers: every origin may read the answer, by its own name. */
export function corsHeaders(origin: string | undefined): Headers {
  const vary = { vary: 'Origin', 'access-control-allow-credentials': 'true' };
  return origin ? { ...vary, 'access-control-allow-origin': origin } : vary;
}

/** Headers of a preflight answer. */
export function preflightHeaders(origin: string | undefined, asked: string | undefined): Headers {
  return {
    ...corsHeaders(origin),
    vary: 'Origin, Access-Control-Request-Headers',
    'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
    ...(asked && { 'access-control-allow-headers': asked }),
    'access-control-max-age': '86400',
  };
}

/** The weak ETag of a body, as Express makes it. */
export function weakEtag(body: Buffer): string {
  const digest = hash('sha1', body, 'base64').slice(0, 27);
  return `W/"${body.length.toString(16)}-${digest}"`;
}

/** Whether the client has this version already. */
export function isFresh(etag: string, ifNoneMatch: string | undefined): boolean {
  if (!ifNoneMatch) return false;
  const strong = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => strong(tag) === strong(etag));
}
