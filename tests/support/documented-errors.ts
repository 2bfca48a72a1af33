import type { GraphQLField } from 'graphql';

/** Failures of every mutation, which the docblock of the type Mutation names once. */
const ofAll = new Set([
  'SIGN_IN_REQUIRED',
  'EMAIL_NOT_VERIFIED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_INPUT',
  'FIELD_REQUIRED',
  'CONFLICT',
  'IDEMPOTENCY_KEY_REUSED',
  'IDEMPOTENCY_KEY_IN_USE',
  'QUERY_TOO_COMPLEX',
  'COST_EXCEEDED',
  'OVERLOADED',
  'UNKNOWN_DOCUMENT',
  'TOKEN_INVALID',
  'TOKEN_NOT_ALLOWED',
  'INSUFFICIENT_SCOPE',
]);

/** The failures that a docblock names. */
export function namedErrors({ description }: GraphQLField<unknown, unknown>): string[] {
  const [, listed = ''] = /Errors: (.*?)\. For: /s.exec(description ?? '') ?? [];
  return listed.match(/\b[A-Z][A-Z_]{3,}\b/g) ?? [];
}

/** Whether the schema documents that a mutation can fail with this code. */
export function isDocumented(field: GraphQLField<unknown, unknown>, code: string): boolean {
  return ofAll.has(code) || namedErrors(field).includes(code);
}
