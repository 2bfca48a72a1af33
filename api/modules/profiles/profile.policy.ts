import { DomainError, ErrorCode, outOfBounds, type PlainErrorCode } from '../../../schema/errors.ts';
import type { MoneyInput } from '../../../schema/money.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { minorOf } from '../../platform/money-input.ts';
import { checkLine, checkText } from '../../platform/text.ts';
import { checkName } from './name.policy.ts';

const MAX_NAME = 80;
const MAX_CITY = 100;
const MAX_BIO = 2_000;
/** One million US dollars, in cents. */
const MAX_PRICE = 100_000_000;
const FIRST_DAY_OF_BIRTH = '1900-01-01';

function nameOf(
  ctx: Ctx,
  typed: string,
  stored: string | undefined,
  code: PlainErrorCode,
  field: string,
): string {
  const name = checkLine(typed, { field, max: MAX_NAME, missing: code });
  if (name !== stored) checkName(ctx, typed, field);
  return name;
}

/** First name; the stored one may stay. Throws FIRST_REQUIRED and what `checkName` refuses. */
export function toFirst(ctx: Ctx, typed: string, stored?: string): string {
  return nameOf(ctx, typed, stored, ErrorCode.FIRST_REQUIRED, 'first');
}

/** Last name; the stored one may stay. Throws LAST_REQUIRED and what `checkName` refuses. */
export function toLast(ctx: Ctx, typed: string, stored?: string): string {
  return nameOf(ctx, typed, stored, ErrorCode.LAST_REQUIRED, 'last');
}

/** City; null when empty. Throws BAD_INPUT when it is too long. */
export function toCity(typed: string | null | undefined): string | null {
  const city = checkLine(typed, { field: 'city', max: MAX_CITY });
  return city || null;
}

/** Description, plain text; null when empty. Throws BAD_INPUT when it is too long. */
export function toBio(typed: string | null | undefined): string | null {
  const bio = checkText(typed, { field: 'bio', max: MAX_BIO });
  return bio || null;
}

/** Day of birth, not in the future. Throws DATE_IN_FUTURE, or BAD_INPUT before 1900. */
export function toDateOfBirth(day: string | null | undefined, now: Date): string | null {
  if (!day) return null;
  if (day > dayOf(now)) throw new DomainError(ErrorCode.DATE_IN_FUTURE, 'dateOfBirth');
  if (day < FIRST_DAY_OF_BIRTH)
    throw outOfBounds('dateOfBirth', { format: `a day from ${FIRST_DAY_OF_BIRTH} on` });
  return day;
}

/** Price per post in cents; 0 and null mean none. Throws AMOUNT_INVALID, BAD_INPUT. */
export function toPrice(price: MoneyInput | null | undefined, field: string): number | null {
  const minor = minorOf(price, field);
  if (!minor) return null;
  if (minor < 0 || minor > MAX_PRICE) throw new DomainError(ErrorCode.AMOUNT_INVALID, field);
  return minor;
}
