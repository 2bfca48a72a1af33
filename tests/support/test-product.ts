import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { inject } from 'vitest';
import { openOrm } from '../../api/db/orm.ts';
import { writeReferenceData } from '../../api/db/reference-data.ts';
import type { Clock } from '../../api/platform/clock.ts';
import { readConfig } from '../../api/platform/config/config.ts';
import { createOutgoingHttp } from '../../api/platform/outgoing-http/node-outgoing-http.ts';
import { compose, type Overrides, type Product } from '../../api/server/compose.ts';
import { createGraphqlSchema } from '../../api/server/graphql/graphql-schema.ts';
import { prepareDatabase } from '../../api/server/prepare-database.ts';
import { createTestDatabase, ensureTemplate } from './test-database.ts';

/** A clock that stands still until a test advances it. */
export class TestClock implements Clock {
  private time = new Date('2026-11-20T02:00:00.000Z');

  now(): Date {
    return new Date(this.time);
  }

  /** Advances the time. */
  advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }): void {
    this.time = new Date(this.time.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
  }
}

/** The product on its own database, with internals for tests. */
export interface TestProduct extends Product {
  readonly clock: TestClock;
  /** Address of the database, as its owner: the product itself runs as a role that owns nothing. */
  readonly databaseUrl: string;
  /** SQL statements since the last reset, for tests that count them. */
  readonly statements: string[];
}

/** Tests resolve no names of the internet. */
const nowhere = async (host: string): Promise<never> => {
  throw Object.assign(new Error(`${host} is unknown`), { code: 'ENOTFOUND' });
};

async function fill(url: string): Promise<void> {
  await prepareDatabase({ stripe: null }, { ownerUrl: url, serverUrl: inject('postgresServerUrl') });
  const orm = await openOrm({ url });
  await writeReferenceData(orm);
  await orm.close(true);
}

/** The schema of all products of this process. */
let schema: GraphQLSchema | undefined;

/** Starts the product without listening; tests use `app.inject` (see `graphql-client.ts`). */
export async function startTestProduct(
  env: Record<string, string> = {},
  overrides: Overrides = {},
): Promise<TestProduct> {
  const adminUrl = inject('postgresAdminUrl');
  await ensureTemplate(adminUrl, 'koli_template', fill);
  const database = await createTestDatabase(adminUrl, 'koli_template');
  const dataDir = mkdtempSync(join(tmpdir(), 'koli-product-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    DEMO_DATA: 'off',
    STAFF_SECOND_PERSON_ABOVE: '0',
    STAFF_SECOND_FACTOR: 'off',
    FRESH_PROOF_MINUTES: '0',
    STAFF_SESSION_HOURS: '0',
    // A story can be run for a platform that settles in another currency.
    LOCAL_PAYMENT_CURRENCY: process.env.LOCAL_PAYMENT_CURRENCY,
    LOCAL_PAYMENT_RATE: process.env.LOCAL_PAYMENT_RATE,
    ...env,
  });
  /** Statements of jobs and switches of the plan mode are not counted. */
  const isAside = (line: string) =>
    /update outbox|update webhook_delivery|insert into presence|^set plan_cache_mode/.test(line);
  const statements: string[] = [];
  const clock = new TestClock();
  const serverUrl = new URL(inject('postgresServerUrl'));
  serverUrl.pathname = new URL(database.url).pathname;
  if (!overrides.schema) schema ??= createGraphqlSchema();
  const product = await compose(config, serverUrl.href, {
    clock,
    schema,
    schedule: [],
    onStatement: (line) => void (isAside(line) || statements.push(line)),
    ...overrides,
    ports: {
      outgoing: createOutgoingHttp({ isPrivateAllowed: config.webhooksMayBePrivate, resolve: nowhere }),
      ...overrides.ports,
    },
  });
  return {
    ...product,
    clock,
    databaseUrl: database.url,
    statements,
    async close() {
      await product.close();
      // Nobody waits for it: PostgreSQL looks every 100 ms whether the last connections have gone.
      void database.drop().catch(() => undefined);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
