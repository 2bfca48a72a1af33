import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { DomainError } from '../../../schema/errors.ts';

/** Treats a caller with an invalid access token as a visitor, where no answer can be given. */
export function asVisitor(error: unknown): null {
  if (error instanceof DomainError) return null;
  throw error;
}

/** Answers an invalid access token with status 401 and nothing else. Always throws. */
export function rejectInvalidToken(error: unknown): never {
  if (!(error instanceof DomainError)) throw error;
  const headers = new HeaderMap([['www-authenticate', 'Bearer error="invalid_token"']]);
  throw new GraphQLError(error.message, {
    originalError: error,
    extensions: { http: { status: 401, headers } },
  });
}
