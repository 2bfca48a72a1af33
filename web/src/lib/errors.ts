import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ErrorCode } from '../__generated__/enums.ts';

/** Text for whatever has no better one (specification, section 8). */
export const SOMETHING_WRONG = 'Something went wrong. Please try again later!';

export type Failure = {
  /** Code from the closed catalogue; UNAVAILABLE when the server was not reached. */
  code: ErrorCode;
  /** Input member it belongs to, where one does. */
  field: string | null;
  /** Text for the user. */
  message: string;
};

/** What went wrong, in one form for every caller. */
export function toFailure(error: unknown): Failure {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (!first) return { code: 'UNAVAILABLE', field: null, message: SOMETHING_WRONG };
  const code = (first.extensions?.code as ErrorCode | undefined) ?? 'INTERNAL';
  const field = typeof first.extensions?.field === 'string' ? first.extensions.field : null;
  return { code, field, message: code === 'INTERNAL' ? SOMETHING_WRONG : first.message };
}
