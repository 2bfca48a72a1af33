import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '../request-context.ts';

/** Every plain HTTP route beside GraphQL, one line each. */
export async function registerRoutes(_app: FastifyInstance, _parts: ServerParts): Promise<void> {}
