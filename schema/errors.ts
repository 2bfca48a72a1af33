import { registerEnumType } from 'type-graphql';
import type { Bounds } from './bounds.ts';
import { errorCatalogue } from './error-catalogue.ts';
import { makeSentences, type ParamsOf, type TextParams } from './texts/sentences.ts';

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

/** The English text of each failure, in ICU's message format where it has parameters. */
export const errorText: Readonly<Record<ErrorCode, string>> = mapCatalogue(
  (code) => errorCatalogue[code].text,
);

/** What the text of a failure is filled with. */
export type ErrorParams<Code extends ErrorCode> = ParamsOf<(typeof errorCatalogue)[Code]['text']>;

/** Failures whose text needs nothing. */
export type PlainErrorCode = {
  [Code in ErrorCode]: Partial<ErrorParams<Code>> extends ErrorParams<Code> ? Code : never;
}[ErrorCode];

/** What a plain failure may come with. */
interface PlainParams extends Pick<TextParams, 'screen'>, Bounds {
  /** Words that take the place of the text: the payment provider's own, or which id is wanted. */
  readonly message?: string;
  readonly n?: number;
}

/** A failure with all that its text needs. */
export type ErrorSaid =
  | { readonly code: PlainErrorCode; readonly params?: PlainParams }
  | {
      [Code in Exclude<ErrorCode, PlainErrorCode>]: {
        readonly code: Code;
        readonly params: ErrorParams<Code>;
      };
    }[Exclude<ErrorCode, PlainErrorCode>];

/** The English sentence of a failure. */
export const errorSentence = makeSentences('en', errorText) as (code: ErrorCode, params?: object) => string;

/**
 * An expected failure, told to the user. Everything else that is thrown is a fault of ours and reads as INTERNAL.
 * `field` names the input field it belongs to; `message` is the English sentence.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly said: ErrorSaid;
  readonly field?: string;
  /** Every fault of the input, this one first; only this one unless a form was checked as a whole. */
  readonly faults: readonly DomainError[];

  constructor(failure: PlainErrorCode | ErrorSaid, field?: string, faults?: readonly DomainError[]) {
    const said: ErrorSaid = typeof failure === 'string' ? { code: failure } : failure;
    super(errorSentence(said.code, said.params));
    this.code = said.code;
    this.said = said;
    if (field !== undefined) this.field = field;
    this.faults = faults ?? [this];
  }
}

/** BAD_INPUT at a field, with what its value has to be. */
export const outOfBounds = (field: string, bounds: Bounds): DomainError =>
  new DomainError({ code: ErrorCode.BAD_INPUT, params: bounds }, field);
