import { mountRestCompat } from '../rest-compat/mount.ts';
import { assertDatabase, DatabaseRefused } from './db/assert-database.ts';
import { startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts';
import { DataFolderInUse } from './db/embedded/folder-owner.ts';
import { serverRoleFault } from './db/server-role.ts';
import { endDemoSessions } from './modules/accounts/demo-people.service.ts';
import { type Config, readConfig } from './platform/config/config.ts';
import { ConfigError } from './platform/config/config-error.ts';
import { isPublic } from './platform/config/loopback.ts';
import { assertNothingIsPlayed } from './platform/config/public-address.ts';
import { RedisRefused } from './platform/redis/redis-link.ts';
import { SecretsRefused } from './platform/secrets/assert-secrets-key.ts';
import { StorageRefused } from './platform/storage/s3-client.ts';
import { compose, type Product } from './server/compose.ts';
import { withTransactions } from './server/transaction.ts';

interface OpenDatabase {
  /** Of the role that the server runs as. */
  readonly url: string;
  /** Of the owner, when that is another. */
  readonly ownerUrl: string | null;
  stop(): Promise<void>;
}

/** The database to use: the configured one, or an embedded one that this process owns. */
async function openDatabase(config: Config): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const { databaseUrl: url, databaseOwnerUrl: ownerUrl } = config;
    await assertDatabase(ownerUrl ?? url);
    return { url, ownerUrl, stop: async () => undefined };
  }
  const { url, serverUrl, stop } = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: (line) => console.log(line),
  });
  return { url: serverUrl, ownerUrl: url, stop };
}

const demoSignIns = `Demo sign-ins, password Demo-pass-1:
  brand@demo.test       posts campaigns
  influencer@demo.test  applies and is paid
  staff@demo.test       approves; GraphiQL at /graphiql
  lead@demo.test        gives roles, confirms what takes two`;

/** Fills an empty database with the demo. */
async function openDemo(product: Product): Promise<void> {
  const { fillDemo, isFilled } = await import('./dev/demo/fill-demo.ts');
  const started = Date.now();
  const parts = { ...product, withTransactions };
  if (await isFilled(parts)) return;
  console.log('Filling in demo data, once. This takes about half a minute ...');
  if (await fillDemo(parts))
    console.log(`Demo data filled in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  assertNothingIsPlayed(config);
  const database = await openDatabase(config);
  const product = await compose(config, database.url, {
    mounted: [mountRestCompat],
    ...(!config.runsJobs && { schedule: [] }),
    ...(database.ownerUrl && { ownerUrl: database.ownerUrl }),
  });
  const fault = await serverRoleFault(product.orm, isPublic(config));
  if (fault) console.warn(fault);
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await product.close();
    await database.stop();
    console.log('Stopped.');
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  if (config.demoData) await openDemo(product);
  else await endDemoSessions(product.orm.em.fork());
  await product.app.listen({ port: config.port, host: config.host });
  console.log(`\n${config.productName} runs at ${config.publicUrl}`);
  if (config.demoData) console.log(demoSignIns);
}

main().catch((error: unknown) => {
  const expected = [
    ...[ConfigError, DatabaseRefused, DataFolderInUse],
    ...[RedisRefused, SecretsRefused, StorageRefused],
  ];
  const isExpected = expected.some((kind) => error instanceof kind);
  console.error(isExpected ? (error as Error).message : error);
  process.exit(1);
});
