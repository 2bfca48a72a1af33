import { ErrorCode, outOfBounds } from '../../../../schema/errors.ts';
import type { Ctx } from '../../../platform/context.ts';
import { checkLine } from '../../../platform/text.ts';
import { checkName } from '../../profiles/name.policy.ts';

/** Maximum number of programs of an account. */
export const MAX_APPS = 20;

const MAX_URIS = 10;
const MAX_ADDRESS = 500;
const loopback = new Set(['127.0.0.1', '[::1]']);

/** The name of a program on one line; the stored one may stay. Throws FIELD_REQUIRED, BAD_INPUT and what `checkName` refuses. */
export function toAppName(ctx: Ctx, typed: string, stored?: string): string {
  const name = checkLine(typed, { field: 'name', max: 60, missing: ErrorCode.FIELD_REQUIRED });
  if (name !== stored) checkName(ctx, typed, 'name');
  return name;
}

/** The address of a website, https. Throws BAD_INPUT. */
export function toWebsite(typed: string): string {
  const website = URL.canParse(typed) ? new URL(typed) : null;
  if (website?.protocol !== 'https:' || website.username || website.password || typed.length > MAX_ADDRESS) {
    throw outOfBounds('website', { format: 'an https address', maxCharacters: MAX_ADDRESS });
  }
  return website.href;
}

/** Programs on a device listen at a loopback address, or have a scheme of their own (RFC 8252, sections 7.1 and 7.3). */
function isRedirectUri(uri: string): boolean {
  if (uri.length > MAX_ADDRESS || !URL.canParse(uri) || /[\s#]/.test(uri)) return false;
  const { protocol, hostname, username, password } = new URL(uri);
  if (username || password) return false;
  if (protocol === 'http:') return loopback.has(hostname);
  return protocol === 'https:' || protocol.includes('.');
}

/** Addresses to which members are sent back, as they were typed, without duplicates. Throws BAD_INPUT. */
export function toRedirectUris(typed: readonly string[]): string[] {
  const uris = [...new Set(typed)];
  if (uris.length === 0 || uris.length > MAX_URIS || !uris.every(isRedirectUri)) {
    throw outOfBounds('redirectUris', {
      format: `1 to ${MAX_URIS} addresses: https, http to a loopback address, or a scheme of their own with a dot`,
    });
  }
  return uris;
}
