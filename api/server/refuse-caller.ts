import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { DomainError } from '../../schema/errors.ts';

/** Who comes with an access token that does not work is nobody. For where there is nothing to answer. */
export function toNobody(error: unknown): null {
  if (error instanceof DomainError) return null;
  throw error;
}

/** Turns an access token that does not work into an answer with status 401 and nothing else. Throws always. */
export function refuseCaller(error: unknown): never {
  if (!(error instanceof DomainError)) throw error;
  const headers = new HeaderMap([['www-authenticate', 'Bearer error="invalid_token"']]);
  throw new GraphQLError(error.message, {
    originalError: error,
    extensions: { http: { status: 401, headers } },
  });
}
