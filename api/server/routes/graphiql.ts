import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { allowAllStyles } from '../../platform/page-styles.ts';
import { bearerOf } from '../http/credentials.ts';
import { requestContext, type ServerParts } from '../http/request-context.ts';

/**
 * GraphiQL for signed-in staff. Others are sent to sign in or get 404; so do access tokens, which have no staff rights.
 */
export function registerGraphiql(app: FastifyInstance, parts: ServerParts, webFolder: string): void {
  const file = join(webFolder, 'graphiql.html');
  const page = existsSync(file) ? readFileSync(file, 'utf8') : null;
  app.get('/graphiql', async (request, reply) => {
    if (bearerOf(request) !== undefined) return reply.code(404).send({ error: 'Not found' });
    const { actor } = await requestContext(parts, request, reply);
    if (actor.accountId === null) return reply.redirect('/?auth=login&then=graphiql');
    if (!actor.isStaff || !page) return reply.callNotFound();
    allowAllStyles(reply);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });
}
