import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { boundConnections, migrate, openOrm } from '../db/orm.ts';
import { writeReferenceData } from '../db/reference-data.ts';
import { startPresence } from '../modules/presence/presence-keeper.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { createDatabaseWatch } from '../platform/database/database-watch.ts';
import type { MountedPart } from '../platform/http-edge.ts';
import type { Ports } from '../platform/ports.ts';
import { createApp } from './app.ts';
import { ended } from './ending.ts';
import { createGate } from './gate.ts';
import { createGraphqlSchema } from './graphql-schema.ts';
import { httpEdge } from './http-edge.ts';
import type { Job } from './job-queue.ts';
import { createJobs } from './jobs.ts';
import { type LocalProviderAccess, openPorts } from './open-ports.ts';
import { startOutbox } from './outbox.ts';
import { loadWebServer, type WebServer } from './pages/web-server.ts';
import { createProviderEvents } from './provider-events.ts';
import type { ServerParts } from './request-context.ts';
import { allJobs } from './schedule.ts';
import { measureRedis } from './shared-state.ts';
import { startWebhooks } from './webhooks.ts';

/** A composed product: everything opened, nothing listening yet. */
export interface Product extends ServerParts {
  readonly app: FastifyInstance;
  /** The local payment provider; null with the real one. */
  readonly localProvider: LocalProviderAccess | null;
  /** Resolves when every event of the payment provider and every fact so far is worked off. */
  settled(): Promise<void>;
  /** Runs a job of the schedule now. */
  runJob(name: string): Promise<void>;
  /** Stops in order: server, jobs, provider events, outbox, presence, payment provider, Redis, ORM. */
  close(): Promise<void>;
}

/** What the composition root adds, and what tests replace. */
export interface Overrides {
  readonly clock?: Clock;
  readonly ports?: Partial<Ports>;
  readonly onStatement?: (statement: string, values?: readonly unknown[]) => void;
  /** The schedule; an empty one runs nothing by itself. */
  readonly schedule?: readonly Job[];
  /** Most pieces of work at once. */
  readonly mostWork?: number;
  /** Parts that answer HTTP beside GraphQL. Only the composition root knows them. */
  readonly mounted?: readonly MountedPart[];
  /** The web client: its folder, and what draws its pages. */
  readonly web?: { readonly folder: string; readonly server: WebServer; readonly patience?: number };
}

/** What waits this long for a database that does not answer is given up when that is noticed; milliseconds. */
const DOWN_AFTER = 1_500;

const webFolder = fileURLToPath(new URL('../../dist/web', import.meta.url));

/** Opens the database at `databaseUrl`, migrates it, and puts the product together. The caller listens and closes. */
export async function compose(
  config: Config,
  databaseUrl: string,
  overrides: Overrides = {},
): Promise<Product> {
  const clock = overrides.clock ?? systemClock;
  const orm = await openOrm({
    url: databaseUrl,
    ...(overrides.onStatement && { onStatement: overrides.onStatement }),
  });
  await migrate(orm);
  await writeReferenceData(orm, config.productName);
  const connections = boundConnections(orm);
  const opened = await openPorts(config, orm, clock, databaseUrl);
  const outside = { ...opened.ports, ...overrides.ports };
  const { pubsub, log } = outside;
  const { online, redis } = opened.shared;
  const presence = startPresence({ orm, clock, pubsub, log, online });
  const ports: Ports = { ...outside, presence };
  const outbox = startOutbox(orm, ports, clock);
  const metrics = new Registry();
  measureRedis(redis, metrics);
  const inside = { orm, ports, clock, metrics, redis, afterCommit: outbox.poke };
  const providerEvents = createProviderEvents(inside);
  const parts: ServerParts = { ...inside, providerEvents };
  const webhooks = startWebhooks({ orm, ports, clock, metrics, afterCommit: outbox.poke });
  const schedule = overrides.schedule ?? allJobs;
  const jobs = createJobs(parts, databaseUrl, { all: allJobs, scheduled: schedule });
  const watch = createDatabaseWatch({ url: databaseUrl, log, onDown: () => connections.drop(DOWN_AFTER) });
  const gate = createGate({
    metrics,
    isDatabaseDown: () => watch.isDown,
    ...(overrides.mostWork && { most: overrides.mostWork }),
  });
  const web = overrides.web ?? {
    folder: webFolder,
    server: await loadWebServer(webFolder),
    patience: undefined,
  };
  const app = await createApp({
    ...parts,
    schema: createGraphqlSchema(),
    webFolder: web.folder,
    webServer: web.server,
    ...(web.patience && { pagePatience: web.patience }),
    gate,
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
      await ended(log, 'server', app.close());
      await ended(log, 'database watch', watch.stop());
      await ended(log, 'jobs', jobs.stop());
      await ended(log, 'provider events', providerEvents.stop());
      await ended(log, 'webhooks', webhooks.stop());
      await ended(log, 'outbox', outbox.stop());
      await ended(log, 'presence', presence.stop());
      await ended(log, 'payment provider', opened.closePayment());
      await ended(log, 'social accounts', opened.closeSocial());
      await ended(log, 'redis', redis?.close());
      await ended(log, 'database', orm.close(true));
    },
  };
}
