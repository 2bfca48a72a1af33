import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { boundsText } from '../../../schema/bounds.ts';
import { DomainError, ErrorCode, errorText } from '../../../schema/errors.ts';
import { isDatabaseFailure } from '../../platform/database/database-failure.ts';
import type { Log } from '../../platform/log.ts';
import { NESTS_TOO_DEEP } from './graphql-limits.ts';

/** Codes of Apollo and its plugins for faults of the document; their text tells the caller what to fix. */
const documentCodes: Readonly<Record<string, ErrorCode>> = {
  GRAPHQL_PARSE_FAILED: 'GRAPHQL_PARSE_FAILED',
  GRAPHQL_VALIDATION_FAILED: 'GRAPHQL_VALIDATION_FAILED',
  BAD_USER_INPUT: 'BAD_INPUT',
  BAD_REQUEST: 'BAD_REQUEST',
  OPERATION_RESOLUTION_FAILURE: 'OPERATION_RESOLUTION_FAILURE',
  PERSISTED_QUERY_NOT_SUPPORTED: 'PERSISTED_QUERY_NOT_SUPPORTED',
};

/**
 * Whether GraphQL itself refused the variables: then the error has no path, and only a scalar can have thrown it.
 * Apollo sets its code on most of these, graphql-ws on none.
 */
function isOfVariables(error: unknown): boolean {
  if (!(error instanceof GraphQLError) || error.path) return false;
  return !error.originalError || error.originalError instanceof GraphQLError;
}

/** The error thrown by a resolver, or by the refusal of the request. */
function causeOf(error: unknown): unknown {
  const refused = error instanceof GraphQLError && error.originalError instanceof DomainError;
  return refused ? error.originalError : unwrapResolverError(error);
}

/** Message for a faulty document. Anything but a syntax error of the parser means that its stack overflowed. */
function textOf({ message, extensions }: GraphQLFormattedError): string {
  const isOfStack = extensions?.code === 'GRAPHQL_PARSE_FAILED' && !message.startsWith('Syntax Error');
  return isOfStack ? NESTS_TOO_DEEP : message;
}

/** The text of a failure; where a value is refused, with what it has to be. */
function messageOf({ said, field, message }: DomainError): string {
  const bounds = said.code === ErrorCode.BAD_INPUT && said.params ? boundsText(said.params) : null;
  return bounds && field ? `${field} ${bounds}.` : message;
}

/** A fault of an input: where, and the text that a form shows there. */
function faultOf(fault: DomainError) {
  const { code, params } = fault.said;
  return { code, path: fault.field?.split('.') ?? [], ...(params && { params }), message: messageOf(fault) };
}

/** Formats failures: `extensions.code`, `extensions.field`, all faults of the input, and a text for the user. */
export function formatError(log: Log) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const cause = causeOf(error);
    const place = {
      ...(formatted.path && { path: formatted.path }),
      ...(formatted.locations && { locations: formatted.locations }),
    };
    if (cause instanceof DomainError) {
      const { code, params } = cause.said;
      const { field, faults } = cause;
      return {
        message: messageOf(cause),
        ...place,
        extensions: {
          code,
          ...(field && { field, faults: faults.map(faultOf) }),
          ...(params && { params }),
        },
      };
    }
    if (isDatabaseFailure(cause)) {
      log.warn({ err: cause, path: formatted.path }, 'the database did not answer');
      return { message: errorText.OVERLOADED, ...place, extensions: { code: ErrorCode.OVERLOADED } };
    }
    const code = documentCodes[String(formatted.extensions?.code)];
    if (code) return { message: textOf(formatted), ...place, extensions: { code } };
    if (isOfVariables(error)) {
      return { message: formatted.message, ...place, extensions: { code: ErrorCode.BAD_INPUT } };
    }
    log.error({ err: cause, path: formatted.path }, 'unexpected failure');
    return { message: errorText.INTERNAL, ...place, extensions: { code: ErrorCode.INTERNAL } };
  };
}

/** The same for websockets, whose errors come from graphql-js: without an original error the document is at fault. */
export function formatErrorOf(log: Log) {
  const format = formatError(log);
  return (error: GraphQLError | GraphQLFormattedError): GraphQLFormattedError => {
    const plain = error instanceof GraphQLError ? error.toJSON() : error;
    const isOfDocument = !(error instanceof GraphQLError && error.originalError);
    return format(
      isOfDocument ? { ...plain, extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } } : plain,
      error,
    );
  };
}
