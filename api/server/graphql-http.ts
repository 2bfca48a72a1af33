import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { costPlugin } from './cost-plugin.ts';
import { formatError } from './format-error.ts';
import { heldPlace } from './gated-routes.ts';
import { documentLimits, MAX_TOKENS } from './graphql-limits.ts';
import { nameWrongField } from './name-wrong-field.ts';
import { refuseWhileDown, statusOfOverload } from './overload-status.ts';
import { onlyOwnPages } from './own-page.ts';
import { plainAnswers } from './plain-answers.ts';
import { refuseCaller } from './refuse-caller.ts';
import { graphqlContext, type ServerParts } from './request-context.ts';
import { statusByMediaType } from './status-by-media-type.ts';
import type { RequestCtx } from './transaction.ts';

/** GraphQL over HTTP at POST /graphql. Batching is off; simple cross-site requests are refused. */
export async function registerGraphqlHttp(
  app: FastifyInstance,
  schema: GraphQLSchema,
  parts: ServerParts,
): Promise<void> {
  const apollo = new ApolloServer<RequestCtx>({
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: documentLimits(),
    schema,
    introspection: true,
    csrfPrevention: true,
    // main.ts stops everything in order; Apollo would end the process before the database is closed.
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: false,
    formatError: formatError(parts.ports.log),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // Nothing is cached by hints, and with it every field would be wrapped.
      ApolloServerPluginCacheControlDisabled(),
      costPlugin,
      plainAnswers,
      nameWrongField,
      statusByMediaType,
      statusOfOverload,
      fastifyApolloDrainPlugin(app),
    ],
  });
  await apollo.start();
  app.post('/graphql', {
    bodyLimit: 256 * 1024,
    onRequest: onlyOwnPages(parts),
    config: { gate: 'work' },
    handler: heldPlace(
      fastifyApolloHandler(apollo, {
        context: (request, reply) =>
          graphqlContext(parts, request, reply).catch(refuseWhileDown).catch(refuseCaller),
      }),
    ),
  });
}
