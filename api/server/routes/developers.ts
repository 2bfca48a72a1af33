import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { allowAllStyles } from '../../platform/page-styles.ts';

const schemaFile = new URL('../../../schema/schema.graphql', import.meta.url);

/** The public schema, and the explorer, with which anybody tries the API by a token of their own. */
export function registerDevelopers(app: FastifyInstance, webFolder: string): void {
  const file = join(webFolder, 'explorer.html');
  const page = existsSync(file) ? readFileSync(file, 'utf8') : null;
  app.get('/developers/explorer', (_request, reply) => {
    if (!page) return reply.callNotFound();
    allowAllStyles(reply);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
  const schema = readFileSync(schemaFile, 'utf8');
  app.get('/schema.graphql', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'public, max-age=300')
      .send(schema),
  );
}
