import { DomainError, ErrorCode, outOfBounds } from '../../../../schema/errors.ts';
import { TokenScope } from '../../../../schema/token-scope.ts';
import { checkLine } from '../../../platform/text.ts';

/** Maximum number of active tokens of an account. */
export const MAX_TOKENS = 20;

/** Prefix of personal tokens, so that people and secret scanners recognise them. */
export const TOKEN_PREFIX = 'koli_pat_';
/** The same of tokens that programs get by OAuth. */
export const OAUTH_TOKEN_PREFIX = 'koli_oat_';

/** Either prefix and 32 bytes as base64url. */
const form = new RegExp(`^(${TOKEN_PREFIX}|${OAUTH_TOKEN_PREFIX})[\\w-]{43}$`);

/** Whether a credential has the form of an access token. */
export function isAccessToken(secret: string): boolean {
  return form.test(secret);
}

const MAX_NAME = 60;
const MAX_DAYS = 366;

/** Scopes of a token for which none are named: reading, but no money. */
export const defaultScopes: readonly TokenScope[] = [
  TokenScope.CAMPAIGNS_READ,
  TokenScope.REMARKS_READ,
  TokenScope.PROFILE_READ,
  TokenScope.NOTIFICATIONS_READ,
];

/** The name of a token on one line. Throws FIELD_REQUIRED or BAD_INPUT. */
export function toTokenName(typed: string): string {
  return checkLine(typed, { field: 'name', max: MAX_NAME, missing: ErrorCode.FIELD_REQUIRED });
}

/** The named scopes without duplicates, or the default ones. Throws FIELD_REQUIRED for an empty list. */
export function toScopes(scopes: readonly TokenScope[] | null | undefined): TokenScope[] {
  const named = new Set(scopes ?? defaultScopes);
  if (named.size === 0) throw new DomainError(ErrorCode.FIELD_REQUIRED, 'scopes');
  return Object.values(TokenScope).filter((scope) => named.has(scope));
}

/** Days until a token expires. Throws BAD_INPUT outside of 1 to 366. */
export function toDays(days: number): number {
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) {
    throw outOfBounds('expiresInDays', { min: 1, max: MAX_DAYS });
  }
  return days;
}
