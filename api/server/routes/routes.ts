import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '../http/request-context.ts';
import { registerCaptcha } from './captcha.ts';
import { registerDataExport } from './data-export.ts';
import { registerFiles } from './files.ts';
import { registerGraphiql } from './graphiql.ts';
import { registerSitemap } from './sitemap.ts';
import { registerStripeWebhook } from './stripe-webhook.ts';
import { registerUnsubscribe } from './unsubscribe.ts';

/** All plain HTTP routes besides GraphQL, one line each. */
export async function registerRoutes(
  app: FastifyInstance,
  parts: ServerParts,
  webFolder: string,
): Promise<void> {
  registerGraphiql(app, parts, webFolder);
  registerCaptcha(app, parts);
  await registerFiles(app, parts);
  registerDataExport(app, parts);
  registerSitemap(app, parts);
  await registerUnsubscribe(app, parts);
  await registerStripeWebhook(app, parts);
}
