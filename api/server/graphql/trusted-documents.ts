import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { bearerOf } from '../http/credentials.ts';

/** The documents of our own web client. */
export interface TrustedDocuments {
  /** The body of a request, with the text of a document that it names by `documentId`. Null when it is refused. */
  bodyOf(request: FastifyRequest): { readonly body: unknown } | null;
  /** Whether a caller may run a text; `token` is their access token. */
  admits(text: unknown, request: FastifyRequest, token: string | undefined): boolean;
}

/** A body as far as it is read here. */
interface Body {
  readonly documentId?: unknown;
  readonly query?: unknown;
}

const isBody = (body: unknown): body is Body =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/**
 * Reads the documents that the build has written beside the web client; without a build there are none. With `isOnly`,
 * sessions may run no others: a text counts as well as its id, because sockets send texts.
 */
export function readTrustedDocuments(
  webFolder: string,
  isOnly: boolean,
  sessionCookie: string,
): TrustedDocuments {
  const file = join(webFolder, '../web-server/trusted-documents.json');
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  const byId = new Map(Object.entries(known));
  const texts = new Set<unknown>(byId.values());
  const admits: TrustedDocuments['admits'] = (text, { cookies }, token) => {
    const isSession = token === undefined && sessionCookie in cookies;
    return !isOnly || !isSession || texts.has(text);
  };
  return {
    admits,
    bodyOf(request) {
      // What is no request at all is refused later, in the words for it.
      if (!isBody(request.body)) return { body: request.body };
      const { documentId, ...body } = request.body;
      const isNamed = body.query === undefined && typeof documentId === 'string';
      const query = isNamed ? byId.get(documentId) : body.query;
      if (isNamed && query === undefined) return null;
      if (!admits(query, request, bearerOf(request))) return null;
      return { body: isNamed ? { ...body, query } : body };
    },
  };
}

/** Answers a refused document with status 400. Always throws. */
export function refuseDocument(): never {
  const error = new DomainError(ErrorCode.UNKNOWN_DOCUMENT);
  throw new GraphQLError(error.message, {
    originalError: error,
    extensions: { http: { status: 400 } },
  });
}
