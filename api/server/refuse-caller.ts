import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { DomainError } from '../../schema/errors.ts';

/** Turns an access token that does not work into an answer with status 401 and nothing else. Throws always. */
export function refuseCaller(error: unknown): never {
  if (!(error instanceof DomainError)) throw error;
  const headers = new HeaderMap([['www-authenticate', 'Bearer error="invalid_token"']]);
  throw new GraphQLError(error.message, {
    originalError: error,
    extensions: { http: { status: 401, headers } },
  });
}
