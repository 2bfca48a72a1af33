import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { formatError } from './format-error.ts';
import { documentLimits } from './graphql-limits.ts';
import { requestContext, type ServerParts } from './request-context.ts';
import type { RequestCtx } from './transaction.ts';

/** GraphQL over HTTP at POST /graphql. Batching is off; simple cross-site requests are refused. */
export async function registerGraphqlHttp(
  app: FastifyInstance,
  schema: GraphQLSchema,
  parts: ServerParts,
): Promise<void> {
  const apollo = new ApolloServer<RequestCtx>({
    validationRules: documentLimits(),
    schema,
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: false,
    formatError: formatError(parts.ports.log),
    plugins: [ApolloServerPluginLandingPageDisabled(), fastifyApolloDrainPlugin(app)],
  });
  await apollo.start();
  app.post('/graphql', {
    bodyLimit: 256 * 1024,
    handler: fastifyApolloHandler(apollo, {
      context: (request, reply) => requestContext(parts, request, reply),
    }),
  });
}
