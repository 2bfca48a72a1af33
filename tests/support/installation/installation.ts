import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../api/db/embedded/embedded-postgres.ts';
import { readDeployment } from '../deployment.ts';
import { startPgbouncer } from '../pgbouncer.ts';
import { startRedis } from '../redis.ts';
import { startReplica } from '../replica.ts';
import { startS3 } from '../s3.ts';
import { startSmtpSink } from '../smtp-sink.ts';
import { sql } from '../sql.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { type Provider, startProvider } from './cast.ts';
import { runCommand } from './koli-process.ts';

const POOL = 20;
/** At least the token's length that settings ask for. */
export const METRICS_TOKEN = 'a token for the metrics';

type Env = Record<string, string>;

/** Everything around the processes of a large installation. */
export interface Installation {
  readonly balancer: Balancer;
  readonly provider: Provider;
  /** Variables of what serves, and of what runs scheduled jobs. */
  readonly env: { readonly web: Env; readonly jobs: Env };
  /** Address of the primary for the owner of the tables. */
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

/** Starts a primary with a replica, a pooler where there is one, Redis, a bucket, mail, provider and balancer, and migrates. */
export async function startInstallation(pgbouncer: string | undefined): Promise<Installation> {
  const cleanups: (() => unknown)[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'koli-installation-'));
  chmodSync(folder, 0o711);
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  const primaryDir = join(folder, 'primary');
  const primary = await startEmbeddedPostgres({ dataDir: primaryDir, port: 0 });
  cleanups.push(primary.stop);
  const replica = await startReplica(primary.url, primaryDir, join(folder, 'replica'));
  cleanups.push(replica.stop);
  const pooler =
    pgbouncer && (await startPgbouncer(pgbouncer, primary.serverUrl, join(folder, 'pgbouncer'), POOL));
  if (pooler) {
    cleanups.push(pooler.stop);
    await sql(primary.url, `alter role koli_server set statement_timeout = '20s'`);
    await sql(primary.url, `alter role koli_server set idle_in_transaction_session_timeout = '30s'`);
  }
  const redis = await startRedis();
  cleanups.push(redis.stop);
  const storage = await startS3();
  cleanups.push(storage.stop);
  const mail = await startSmtpSink();
  cleanups.push(mail.close);
  const balancer = await startBalancer();
  cleanups.push(balancer.close);
  const provider = await startProvider(primary.url, () => balancer.port);
  cleanups.push(provider.close);

  const own: Env = {
    DATABASE_URL: pooler ? pooler.url : primary.serverUrl,
    ...(pooler && { DATABASE_POOLER: 'transaction' }),
    DATABASE_REPLICA_URL: replica.at(primary.serverUrl),
    REDIS_URL: redis.url,
    SMTP_URL: mail.url,
    SECRETS_KEY: Buffer.alloc(32, 5).toString('base64'),
    DATA_DIR: join(folder, 'data'),
    METRICS_TOKEN,
    TRUSTED_PROXIES: '127.0.0.1',
    API_BUDGET: '1000',
    LOG_LEVEL: 'warn',
    ...storage.env,
    ...provider.env,
  };
  const [web, jobs] = [readDeployment('koli-web'), readDeployment('koli-jobs')];
  await runCommand(web.migrate.args, {
    ...web.migrate.env,
    ...own,
    DATABASE_URL: primary.serverUrl,
    DATABASE_OWNER_URL: primary.url,
  });
  return {
    balancer,
    provider,
    env: { web: { ...web.env, ...own }, jobs: { ...jobs.env, ...own } },
    databaseUrl: primary.url,
    async stop() {
      for (const cleanup of cleanups.reverse()) await cleanup();
    },
  };
}
