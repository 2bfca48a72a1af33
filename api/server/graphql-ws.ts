import type { FastifyInstance } from 'fastify';
import { type GraphQLSchema, specifiedRules, validate } from 'graphql';
import { makeHandler } from 'graphql-ws/use/@fastify/websocket';
import { documentLimits } from './graphql-limits.ts';
import { requestContext, type ServerParts } from './request-context.ts';

/** Subscriptions over graphql-ws at GET /graphql, on the same port. The session cookie says who connects. */
export async function registerGraphqlWs(
  app: FastifyInstance,
  schema: GraphQLSchema,
  parts: ServerParts,
): Promise<void> {
  const limits = documentLimits();
  const handler = makeHandler({
    schema,
    validate: (checked, document) => validate(checked, document, [...specifiedRules, ...limits]),
    context: async (connection) => requestContext(parts, connection.extra.request, null),
  });
  app.get('/graphql', { websocket: true }, handler);
}
