import { hash } from 'node:crypto';

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
