import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { Registry } from 'prom-client';
import { boundConnections, dropConnections, migrate, openOrm } from '../db/orm.ts';
import { writeReferenceData } from '../db/reference-data.ts';
import { ownsTables } from '../db/server-role.ts';
import { keepIssuer } from '../modules/papers/issuer.service.ts';
import { startPresence } from '../modules/presence/presence-keeper.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { createDatabaseWatch } from '../platform/database/database-watch.ts';
import { followReplica } from '../platform/database/replica.ts';
import type { MountedPart } from '../platform/http-edge.ts';
import type { Ports } from '../platform/ports.ts';
import { createSecurityLog } from '../platform/security-log.ts';
import { createApp } from './app.ts';
import { createGraphqlSchema } from './graphql/graphql-schema.ts';
import { httpEdge } from './http/http-edge.ts';
import { createLoadShedder } from './http/load-shedder.ts';
import type { ServerParts } from './http/request-context.ts';
import type { Job } from './jobs/job-queue.ts';
import { createJobs } from './jobs/jobs.ts';
import { startOutbox } from './jobs/outbox.ts';
import { createProviderEvents } from './jobs/provider-events.ts';
import { allJobs } from './jobs/schedule.ts';
import { startWebhooks } from './jobs/webhooks.ts';
import { type LocalProviderAccess, openPorts } from './open-ports.ts';
import { loadWebServer, type WebServer } from './pages/web-server.ts';
import { measurePorts } from './port-metrics.ts';
import { prepareDatabase } from './prepare-database.ts';
import { measureQueues } from './queue-metrics.ts';
import { measureRedis } from './shared-state.ts';
import { shutDownStep } from './shut-down-step.ts';

/** The composed product: everything is open, nothing listens yet. */
export interface Product extends ServerParts {
  readonly app: FastifyInstance;
  /** The local payment provider; null with the real one. */
  readonly localProvider: LocalProviderAccess | null;
  /** Resolves when all events of the payment provider and of the outbox so far are handled. */
  settled(): Promise<void>;
  /** Runs a scheduled job now. */
  runJob(name: string): Promise<void>;
  /** Stops in order: server, jobs, provider events, outbox, presence, payment provider, Redis, ORM. */
  close(): Promise<void>;
}

/** Parts added by the composition root or replaced by tests. */
export interface Overrides {
  readonly clock?: Clock;
  readonly ports?: Partial<Ports>;
  readonly onStatement?: (statement: string, values?: readonly unknown[]) => void;
  /** Address of the role that owns the tables, when the server runs as another: it migrates and gives rights. */
  readonly ownerUrl?: string;
  /** The schema, for a process that composes the product more than once: making it takes half of a start. */
  readonly schema?: GraphQLSchema;
  /** Scheduled jobs; empty runs none. */
  readonly schedule?: readonly Job[];
  /** Maximum number of pieces of work at once. */
  readonly mostWork?: number;
  /** Parts that serve HTTP besides GraphQL. Only the composition root knows them. */
  readonly mounted?: readonly MountedPart[];
  /** The web client: its folder and its server renderer. */
  readonly web?: { readonly folder: string; readonly server: WebServer; readonly patience?: number };
}

/** Milliseconds after which statements that wait for a database that does not answer are given up. */
const DOWN_AFTER = 1_500;

const webFolder = fileURLToPath(new URL('../../dist/web', import.meta.url));

/**
 * Prepares the database, and puts the product together on `databaseUrl`. Without an `ownerUrl` that role migrates.
 * The caller listens and closes.
 */
export async function compose(
  config: Config,
  databaseUrl: string,
  overrides: Overrides = {},
): Promise<Product> {
  const clock = overrides.clock ?? systemClock;
  const { ownerUrl } = overrides;
  // Before the first connection, and loaded only when it is on.
  const tracing =
    config.tracingEndpoint &&
    (await import('../platform/tracing/start-tracing.ts')).startTracing(config.tracingEndpoint);
  if (ownerUrl) await prepareDatabase(config, { ownerUrl, serverUrl: databaseUrl });
  const orm = await openOrm({
    url: databaseUrl,
    hasPooler: config.hasPooler,
    ...(overrides.onStatement && { onStatement: overrides.onStatement }),
  });
  if (!ownerUrl) await migrate(orm);
  await writeReferenceData(orm, config.productName);
  await keepIssuer(orm, config.operator);
  const connections = boundConnections(orm);
  const opened = await openPorts(config, orm, clock, databaseUrl).catch(async (error: unknown) => {
    await orm.close(true);
    throw error;
  });
  const metrics = new Registry();
  const outside = { ...measurePorts(opened.ports, metrics), ...overrides.ports };
  const { pubsub, log } = outside;
  const security = createSecurityLog(log, metrics);
  const { online, redis } = opened.shared;
  const presence = startPresence({ orm, clock, pubsub, log, online });
  const ports: Ports = { security, ...outside, presence };
  const outbox = startOutbox(orm, ports, clock, metrics);
  const replicaOrm =
    config.databaseReplicaUrl && (await openOrm({ url: config.databaseReplicaUrl, isBounded: true }));
  const replica =
    replicaOrm &&
    followReplica({
      primary: orm.em.fork().getKysely(),
      replica: replicaOrm.em.fork().getKysely(),
      drop: (milliseconds) => dropConnections(replicaOrm, milliseconds),
      lagSeconds: config.replicaLagSeconds,
      log,
      metrics,
    });
  measureRedis(redis, metrics);
  measureQueues(orm, metrics);
  const inside = { orm, ports, clock, metrics, redis, replica: replica || null, afterCommit: outbox.poke };
  const providerEvents = createProviderEvents(inside);
  const parts: ServerParts = { ...inside, providerEvents };
  const webhooks = startWebhooks(inside);
  const schedule = overrides.schedule ?? allJobs;
  const jobs = createJobs(
    parts,
    { url: databaseUrl, isInstalled: !(await ownsTables(orm)) },
    { all: allJobs, scheduled: schedule },
  );
  const watch = createDatabaseWatch({ url: databaseUrl, log, onDown: () => connections.drop(DOWN_AFTER) });
  const loadShedder = createLoadShedder({
    metrics,
    database: watch.state,
    ...(overrides.mostWork && { most: overrides.mostWork }),
  });
  const web = overrides.web ?? {
    folder: webFolder,
    server: await loadWebServer(webFolder),
    patience: undefined,
  };
  const app = await createApp({
    ...parts,
    schema: overrides.schema ?? createGraphqlSchema(),
    webFolder: web.folder,
    webServer: web.server,
    ...(web.patience && { pagePatience: web.patience }),
    loadShedder,
  });
  await opened.mount(app, ports.limiter);
  for (const mount of overrides.mounted ?? []) await mount(app, httpEdge(parts));
  app.addHook('onListen', async () => {
    watch.start();
    jobs.start();
  });
  return {
    ...parts,
    app,
    localProvider: opened.localProvider,
    async settled() {
      await providerEvents.idle();
      await outbox.idle();
      await webhooks.idle();
    },
    runJob: jobs.runNow,
    async close() {
      // In this order; a step that a broken connection holds up must not keep the others from ending.
      await shutDownStep(log, 'server', app.close());
      await shutDownStep(log, 'database watch', watch.stop());
      await shutDownStep(log, 'jobs', jobs.stop());
      await shutDownStep(log, 'provider events', providerEvents.stop());
      await shutDownStep(log, 'webhooks', webhooks.stop());
      await shutDownStep(log, 'outbox', outbox.stop());
      await shutDownStep(log, 'presence', presence.stop());
      await shutDownStep(log, 'payment provider', opened.closePayment());
      await shutDownStep(log, 'social accounts', opened.closeSocial());
      await shutDownStep(log, 'redis', redis?.close());
      if (replica) await shutDownStep(log, 'replica', replica.stop());
      if (replicaOrm) await shutDownStep(log, 'replica connections', replicaOrm.close(true));
      await shutDownStep(log, 'database', orm.close(true));
      if (tracing) await shutDownStep(log, 'tracing', tracing.stop());
    },
  };
}
