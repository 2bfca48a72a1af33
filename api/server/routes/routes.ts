import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '../request-context.ts';
import { registerGraphiql } from './graphiql.ts';

/** Every plain HTTP route beside GraphQL, one line each. */
export async function registerRoutes(
  app: FastifyInstance,
  parts: ServerParts,
  webFolder: string,
): Promise<void> {
  registerGraphiql(app, parts, webFolder);
}
