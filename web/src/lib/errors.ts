import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import type { ErrorCode } from '../__generated__/enums.ts';
import { serverSentence } from '../languages/serverSentence.ts';
import { msg, t } from '../languages/t.ts';

/** Text for whatever has no better one (specification, section 8). */
export const SOMETHING_WRONG = msg('Something went wrong. Please try again later!');

/** Text for a change that may not have arrived. What was typed is still there. */
export const UNREACHABLE = msg('Could not reach Koli. Nothing was lost: try again.');

/** The server was not reached, or its answer was lost on the way. */
export class Unreachable extends Error {
  constructor(options?: ErrorOptions) {
    super(t(UNREACHABLE), options);
  }
}

/** A part of the program is not on the server any more: a newer version took its place. */
export class ChunkGone extends Error {
  constructor(options?: ErrorOptions) {
    super(t('A new version of Koli is out. Reload the page.'), options);
  }
}

/** What proxies and an overloaded server answer in place of an answer. */
const goneForNow = [502, 503, 504];

/** Whether a request failed on its way, and not by what the server said to it. */
export function isUnreachable(error: unknown): boolean {
  if (ServerError.is(error) || ServerParseError.is(error)) return goneForNow.includes(error.statusCode);
  return error instanceof Unreachable || error instanceof TypeError;
}

type Fault = {
  /** Code from the closed catalogue; UNAVAILABLE when the server was not reached. */
  code: ErrorCode;
  field: string | null;
  message: string;
};

export type Failure = Fault & {
  /** Everything that is wrong with a form, when the server found more than one fault. */
  others?: readonly Fault[];
};

type Told = { code: ErrorCode; path: readonly string[]; params?: object; message: string };
type Extensions = { code?: ErrorCode; field?: string; params?: object; faults?: readonly Told[] };

const toFault = ({ code, path, params, message }: Told): Fault => ({
  code,
  field: path.join('.') || null,
  message: serverSentence({ code, params, message }),
});

/** What went wrong, in one form for every caller. */
export function toFailure(error: unknown): Failure {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (!first) {
    const known = error instanceof Unreachable || error instanceof ChunkGone;
    return { code: 'UNAVAILABLE', field: null, message: known ? error.message : t(SOMETHING_WRONG) };
  }
  const { message, extensions } = first;
  const { code = 'INTERNAL', field = null, params, faults = [] } = (extensions ?? {}) as Extensions;
  const sentence = code === 'INTERNAL' ? t(SOMETHING_WRONG) : serverSentence({ code, params, message });
  const others = faults.slice(1).map(toFault);
  return { code, field, message: sentence, ...(others.length > 0 && { others }) };
}

/** The same for login and sign-up, whose text for a broken connection is specified (section 8). */
export function toAccountFailure(error: unknown): Failure {
  const failure = toFailure(error);
  return error instanceof Unreachable ? { ...failure, message: t(SOMETHING_WRONG) } : failure;
}
