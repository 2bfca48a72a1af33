import { Readable } from 'node:stream';
import { ApolloServer, type ApolloServerOptionsWithGateway, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { isDatabaseFailure } from '../../platform/database/database-failure.ts';
import { allowAnyOrigin } from '../http/credentials.ts';
import { rejectInvalidToken } from '../http/invalid-token.ts';
import { holdSlot, RETRY_AFTER } from '../http/load-shedder.ts';
import { graphqlContext, type ServerParts } from '../http/request-context.ts';
import type { RequestCtx } from '../transaction.ts';
import { formatError } from './format-error.ts';
import { documentLimits, MAX_TOKENS } from './graphql-limits.ts';
import { operationPlugin } from './operation-plugin.ts';
import { refuseDocument, type TrustedDocuments } from './trusted-documents.ts';

function headersOf({ headers }: FastifyRequest): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers))
    if (value) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  return map;
}

/** Throws OVERLOADED when the caller cannot be looked up because the database does not answer. Always throws. */
function refuseWhileDown(error: unknown): never {
  if (!isDatabaseFailure(error)) throw error;
  const told = new DomainError(ErrorCode.OVERLOADED);
  throw new GraphQLError(told.message, {
    originalError: told,
    extensions: { http: { status: 503, headers: new HeaderMap([['retry-after', String(RETRY_AFTER)]]) } },
  });
}

/**
 * Apollo's place for an executor of one's own, which hands on what `operationPlugin` has run. Only failures come here:
 * what Apollo makes for an executor keeps the memory of the request until a full garbage collection.
 */
function executorOf(schema: GraphQLSchema): ApolloServerOptionsWithGateway<RequestCtx>['gateway'] {
  return {
    onSchemaLoadOrUpdate(tell) {
      tell({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: async () => ({ executor: async ({ context }) => (await context.answer) ?? {} }),
    stop: async () => undefined,
  };
}

/** GraphQL over HTTP at POST /graphql. Batching is off; simple cross-site requests are refused. */
export async function registerGraphqlHttp(
  app: FastifyInstance,
  schema: GraphQLSchema,
  parts: ServerParts,
  documents: TrustedDocuments,
): Promise<void> {
  const apollo = new ApolloServer<RequestCtx>({
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: documentLimits(),
    gateway: executorOf(schema),
    introspection: true,
    csrfPrevention: true,
    // main.ts stops everything in order; Apollo would end the process before the database is closed.
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    // Documents are named by `documentId` (trusted-documents.ts).
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: false,
    formatError: formatError(parts.ports.log),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // Nothing is cached by hints, and the plugin would wrap every field.
      ApolloServerPluginCacheControlDisabled(),
      operationPlugin,
      fastifyApolloDrainPlugin(app),
    ],
  });
  await apollo.start();
  app.post('/graphql', {
    bodyLimit: 256 * 1024,
    onRequest: allowAnyOrigin(app, '/graphql', parts),
    config: { loadShedder: 'work' },
    handler: holdSlot(async (request, reply) => {
      const asked = documents.bodyOf(request);
      const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: { method: 'POST', headers: headersOf(request), search: '', body: asked?.body },
        context: async () =>
          asked
            ? graphqlContext(parts, request, reply).catch(refuseWhileDown).catch(rejectInvalidToken)
            : refuseDocument(),
      });
      reply
        .code(status ?? 200)
        .header('cache-control', 'no-store')
        .headers(Object.fromEntries(headers));
      return body.kind === 'complete' ? body.string : Readable.from(body.asyncIterator);
    }),
  });
}
