import { hash } from 'node:crypto';

/** Formats of errors. */
export type ErrorForm = 'json' | 'html' | 'xml';

function typesOf(accept: string | undefined): string[] {
  const ranges = (accept ?? '').split(',').map((range) => {
    const [type = '', ...params] = range
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const quality = Number(params.find((param) => param.startsWith('q='))?.slice(2) ?? 1);
    return { type, quality };
  });
  return ranges
    .filter(({ type, quality }) => type !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ type }) => type);
}

/** Whether the client accepts JSON; others are refused with 406. */
export function acceptsJson(accept: string | undefined): boolean {
  const types = typesOf(accept);
  const isJson = (type: string): boolean =>
    ['*/*', 'application/*', 'application/json', 'text/json', 'application/vnd.api+json'].includes(type) ||
    type === 'application/javascript';
  return !accept?.trim() || types.some(isJson);
}

/** Format of errors for this client. */
export function errorForm(accept: string | undefined): ErrorForm {
  for (const type of typesOf(accept)) {
    if (type === 'text/html') return 'html';
    if (type === 'application/xml' || type === 'text/xml') return 'xml';
    if (type.includes('json') || type.includes('*')) return 'json';
  }
  return 'json';
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

/** Places of a token, besides the cookie. */
export interface TokenPlaces {
  readonly authorization: string | undefined;
  readonly accessTokenHeader: string | undefined;
  readonly accessTokenQuery: unknown;
}

/** The token of a request: raw or `Bearer` in Authorization, X-Access-Token, or access_token. Undefined without one. */
export function tokenOf({
  authorization,
  accessTokenHeader,
  accessTokenQuery,
}: TokenPlaces): string | undefined {
  const bearer = /^Bearer +(.*)$/i.exec(authorization ?? '')?.[1];
  if (bearer !== undefined) return bearer;
  if (authorization && !authorization.includes(' ')) return authorization;
  if (accessTokenHeader) return accessTokenHeader;
  return typeof accessTokenQuery === 'string' && accessTokenQuery !== '' ? accessTokenQuery : undefined;
}
