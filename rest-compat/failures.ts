import { isDatabaseFailure } from '../api/platform/database/database-failure.ts';
import { DomainError, type ErrorCode, errorText } from '../schema/errors.ts';
import type { Operation } from './call.ts';
import { isObject } from './lb3/is-object.ts';
import { badRequest, invalid, LegacyError, unauthorized, unknownRow } from './lb3/legacy-error.ts';

/** Failures that are HTTP errors in every form: authentication and limits. */
const statuses: Partial<Record<ErrorCode, number>> = {
  TOKEN_INVALID: 401,
  PROOF_NEEDED: 401,
  INSUFFICIENT_SCOPE: 403,
  TOKEN_NOT_ALLOWED: 403,
  FORBIDDEN: 403,
  EMAIL_NOT_VERIFIED: 403,
  CAMPAIGN_LOCKED: 403,
  RATE_LIMITED: 429,
  CAPTCHA_NEEDED: 429,
  COST_EXCEEDED: 429,
  OVERLOADED: 503,
  UNAVAILABLE: 503,
};

/** Failures with a LoopBack code of their own. */
const validations: Partial<Record<ErrorCode, string>> = {
  ALREADY_APPLIED: 'uniqueness',
  EMAIL_TAKEN: 'uniqueness',
  USERNAME_TAKEN: 'uniqueness',
  ALREADY_REPORTED: 'uniqueness',
  PERSON_REPORTED: 'uniqueness',
};

/** The operation and id, for messages about missing rows. */
export interface Place {
  readonly operation: Operation | null;
  readonly id: string | undefined;
  /** The sent body, for messages about its members. */
  readonly body?: unknown;
}

/** Members that no answer repeats. */
const untold = new Set(['password', 'id_number', 'accountNumber', 'bankTokenId']);

/** A member of the sent body, directly or in a profile. */
function sentIn(body: unknown, property: string): unknown {
  if (!isObject(body) || untold.has(property)) return undefined;
  const holder = Object.hasOwn(body, property) ? body : body.profile;
  return isObject(holder) && Object.hasOwn(holder, property) ? holder[property] : undefined;
}

function ofDomain(error: DomainError, { operation, id, body }: Place): LegacyError {
  const { code, message, field } = error;
  if (code === 'SIGN_IN_REQUIRED') return unauthorized();
  if (code === 'TOKEN_INVALID') return new LegacyError(401, message, { code: 'INVALID_TOKEN' });
  const status = statuses[code];
  if (status !== undefined) return new LegacyError(status, message, { code });
  const model = operation?.model ?? 'Request';
  if (code === 'NOT_FOUND' && !field)
    return id === undefined ? new LegacyError(404, message, { code }) : unknownRow(model, id);
  const problems = error.faults.map((fault) => {
    const name = fault.field ?? 'base';
    const property = operation?.fields?.[name] ?? name;
    const value = sentIn(body, property);
    return { property, code: validations[fault.code] ?? 'custom', message: fault.message, value };
  });
  return invalid(model, problems);
}

/** A value of the right type that the database cannot read, such as an invalid pattern. */
function isBadValue(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^(22|2201)/.test(code);
}

/** The failure as legacy clients read it. Undefined for our own faults, which only the log describes. */
export function legacyErrorOf(error: unknown, place: Place): LegacyError | undefined {
  if (error instanceof LegacyError) return error;
  if (error instanceof DomainError) return ofDomain(error, place);
  if (isDatabaseFailure(error)) return new LegacyError(503, errorText.OVERLOADED, { code: 'OVERLOADED' });
  if (isBadValue(error)) return badRequest('Value is not valid.');
  return undefined;
}

/** Failures that stay HTTP errors in custom calls too. */
const real: ReadonlySet<ErrorCode> = new Set([
  'SIGN_IN_REQUIRED',
  'TOKEN_INVALID',
  'PROOF_NEEDED',
  'INSUFFICIENT_SCOPE',
  'TOKEN_NOT_ALLOWED',
  'COST_EXCEEDED',
  'OVERLOADED',
]);

/** A refusal in the envelope of custom calls; undefined for what stays an HTTP error. */
export function envelopeOf(error: unknown): { status: number; error: true; message: string } | undefined {
  if (!(error instanceof DomainError) || real.has(error.code)) return undefined;
  const { code, message } = error;
  const status = statuses[code] ?? (code === 'NOT_FOUND' ? 404 : 400);
  return { status, error: true, message };
}
