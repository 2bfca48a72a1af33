import { registerEnumType } from 'type-graphql';
import { errorCatalogue } from './error-catalogue.ts';

export type ErrorCode = keyof typeof errorCatalogue;

function mapCatalogue<T>(value: (code: ErrorCode) => T): Record<ErrorCode, T> {
  const codes = Object.keys(errorCatalogue) as ErrorCode[];
  return Object.fromEntries(codes.map((code) => [code, value(code)])) as Record<ErrorCode, T>;
}

export const ErrorCode = mapCatalogue((code) => code) as { readonly [Code in ErrorCode]: Code };

registerEnumType(ErrorCode, {
  name: 'ErrorCode',
  description: 'Closed catalogue of failures.',
  valuesConfig: mapCatalogue((code) => ({ description: errorCatalogue[code].when })),
});

/** What the user reads for each failure. `{name}` is filled from the params of the error. */
export const errorText: Readonly<Record<ErrorCode, string>> = mapCatalogue(
  (code) => errorCatalogue[code].text,
);

/** Screens for which the specification prints other words for the same failure. */
export type ErrorScreen = 'username' | 'instagram' | 'invite' | 'help';

const screenText: Record<ErrorScreen, Partial<Record<ErrorCode, string>>> = {
  username: {
    USERNAME_REQUIRED: 'Please enter username!',
    USERNAME_TAKEN: 'Username is taken, Use different',
  },
  instagram: {
    USERNAME_REQUIRED: 'Please enter username.',
    USERNAME_INVALID: 'Please check if you have entered the correct details or try again.',
    NOT_FOUND: 'Please check if you have entered the correct details or try again.',
  },
  help: { MESSAGE_REQUIRED: 'Message is required' },
  invite: {
    ALREADY_APPLIED: 'This influencer has already applied to your campaign. See the Applications tab.',
  },
};

/** Failures that are told in the payment provider's own words, given as the param `message`, when there are any. */
const toldByProvider: ReadonlySet<ErrorCode> = new Set(['BANK_REFUSED', 'CARD_DECLINED', 'PAYOUT_FAILED']);

export type ErrorParams = Readonly<Record<string, string | number>>;

/** The text of a failure with its params filled in. A param that is missing is a fault of the caller. */
export function fillErrorText(code: ErrorCode, params: ErrorParams = {}, screen?: ErrorScreen): string {
  if (toldByProvider.has(code) && params.message) return String(params.message);
  const template = (screen && screenText[screen][code]) ?? errorText[code];
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`The text of ${code} needs the param "${name}".`);
    return String(value);
  });
}

/**
 * An expected failure, told to the user. Everything else that is thrown is a fault of ours and reads as INTERNAL.
 * `field` names the input field the text belongs to; `message` is the filled text.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly field?: string;
  readonly params?: ErrorParams;

  constructor(code: ErrorCode, field?: string, params?: ErrorParams, screen?: ErrorScreen) {
    super(fillErrorText(code, params, screen));
    this.code = code;
    if (field !== undefined) this.field = field;
    if (params !== undefined) this.params = params;
  }
}
