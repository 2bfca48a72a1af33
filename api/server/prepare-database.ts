import { migrate, openOrm } from '../db/orm.ts';
import { grantToServer } from '../db/server-role.ts';
import type { Config } from '../platform/config/config.ts';
import { installJobQueue } from './jobs/job-queue.ts';
import { makeProviderSchema } from './open-ports.ts';

/** Connections that migrating takes: its lock, the transaction of a migration, and what runs outside of transactions. */
const CONNECTIONS = 3;

/** Addresses of the database: of the role that owns the tables, and of the one that the server runs as. */
export interface DatabaseRoles {
  readonly ownerUrl: string;
  readonly serverUrl: string;
}

/**
 * Does as the owner what the server may not: migrates, makes the schemas of the job queue and of the local payment
 * provider, and gives the server's role its rights. Returns the migrations that ran.
 */
export async function prepareDatabase(
  { stripe }: Pick<Config, 'stripe'>,
  { ownerUrl, serverUrl }: DatabaseRoles,
): Promise<string[]> {
  const owner = await openOrm({ url: ownerUrl, poolSize: CONNECTIONS });
  try {
    const done = await migrate(owner);
    await installJobQueue(ownerUrl);
    if (!stripe) await makeProviderSchema(ownerUrl);
    const role = decodeURIComponent(new URL(serverUrl).username);
    await grantToServer(owner, role, stripe ? ['pgboss'] : ['pgboss', 'payment_provider']);
    return done;
  } finally {
    await owner.close(true);
  }
}
