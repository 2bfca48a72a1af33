import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from 'fastify';
import { errorText } from '../../schema/errors.ts';
import { isDatabaseFailure } from '../platform/database/database-failure.ts';
import { registerExports } from './exports/register-exports.ts';
import { registerGraphqlHttp } from './graphql/graphql-http.ts';
import { readTrustedDocuments } from './graphql/trusted-documents.ts';
import { sessionCookieName } from './http/credentials.ts';
import { handleEveryRequest, requestOptions } from './http/every-request.ts';
import { registerHealth } from './http/health.ts';
import { guardRoutes, guardServer, RETRY_AFTER } from './http/load-shedder.ts';
import { contentSecurityPolicy, securityHeaders } from './http/security-headers.ts';
import { traceRequests } from './http/trace-requests.ts';
import { rememberWrites } from './http/written-cookie.ts';
import { registerGraphqlWs } from './live/graphql-ws.ts';
import { registerOAuth } from './oauth/register-oauth.ts';
import { inlineScripts } from './pages/page-frame.ts';
import type { RendererParts } from './pages/page-renderer.ts';
import { registerWebClient } from './pages/web-client.ts';
import type { WebServer } from './pages/web-server.ts';
import { registerCaptcha } from './routes/captcha.ts';
import { registerDataExport } from './routes/data-export.ts';
import { registerDevelopers } from './routes/developers.ts';
import { registerFiles } from './routes/files.ts';
import { registerGraphiql } from './routes/graphiql.ts';
import { registerPapers } from './routes/papers.ts';
import { registerSecurityText } from './routes/security-text.ts';
import { registerSitemap } from './routes/sitemap.ts';
import { registerStripeWebhook } from './routes/stripe-webhook.ts';
import { registerUnsubscribe } from './routes/unsubscribe.ts';

/** Dependencies of the server. */
export interface AppParts extends RendererParts {
  /** Folder of the built web client. */
  readonly webFolder: string;
  /** Renders public pages; null when the web client is not built. */
  readonly webServer: WebServer | null;
}

/** The whole server on one origin, not yet listening. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, log } = parts.ports;
  const loggerInstance: FastifyBaseLogger = log.child({});
  const app = fastify({
    ...requestOptions,
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
  });
  guardServer(app.server, parts.loadShedder);
  guardRoutes(app, parts.loadShedder);
  if (config.tracingEndpoint) traceRequests(app);
  const headers = await securityHeaders({
    contentSecurityPolicy: contentSecurityPolicy(config, inlineScripts(parts.webFolder)),
    hsts: config.publicUrl.startsWith('https:'),
  });
  handleEveryRequest(app, parts, headers);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode && error.statusCode < 500)
      return reply.code(error.statusCode).send({ error: error.message });
    if (isDatabaseFailure(error)) {
      log.warn({ err: error, requestId: request.id }, 'the database did not answer');
      return reply.code(503).header('retry-after', RETRY_AFTER).send({ error: errorText.OVERLOADED });
    }
    log.error({ err: error, requestId: request.id }, 'unexpected failure');
    return reply.code(500).send({ error: errorText.INTERNAL });
  });
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await app.register(cookie);
  if (parts.replica) rememberWrites(app, parts.ports, parts.replica);
  await app.register(websocket, { options: { maxPayload: 64 * 1024 } });
  registerHealth(app, parts);
  const documents = readTrustedDocuments(
    parts.webFolder,
    config.trustedDocumentsOnly,
    sessionCookieName(parts.ports),
  );
  await registerGraphqlHttp(app, parts.schema, parts, documents);
  await registerGraphqlWs(app, parts, documents);
  registerGraphiql(app, parts, parts.webFolder);
  registerDevelopers(app, parts.webFolder);
  registerCaptcha(app, parts);
  await registerFiles(app, parts);
  await registerOAuth(app, parts);
  registerDataExport(app, parts);
  registerPapers(app, parts);
  registerExports(app, parts.schema, parts);
  registerSecurityText(app, config.publicUrl);
  registerSitemap(app, parts);
  await registerUnsubscribe(app, parts);
  await registerStripeWebhook(app, parts);
  await registerWebClient(app, parts, parts.webFolder, parts.webServer);
  return app;
}
