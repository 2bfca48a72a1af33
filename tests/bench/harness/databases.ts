import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../api/db/embedded/embedded-postgres.ts';
import { withConnection } from '../../support/sql.ts';
import { fillDatabase } from '../data/fill-database.ts';
import type { Sizes } from '../data/sizes.ts';

/** The cluster of the benchmark: durable, with the settings of the product's own embedded database. */
export interface Cluster {
  readonly pid: number;
  /** Address of a filled database; it is made when it is missing, too old, or wanted fresh. */
  database(name: string, sizes: Sizes): Promise<string>;
  stop(): Promise<void>;
}

/** What campaigns end on is relative to the day of filling. */
const TOO_OLD = '14 days';

async function make(adminUrl: string, name: string, url: string, sizes: Sizes): Promise<void> {
  await withConnection(adminUrl, async (admin) => {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name}`);
  });
  await fillDatabase(url, sizes);
  await withConnection(adminUrl, (admin) =>
    admin.query(`comment on database ${name} is '${schemaFingerprint()}'`),
  );
}

/** What the schema is made of now. The baseline may be edited in place, so the number of the last migration says nothing. */
function schemaFingerprint(): string {
  const folder = join(import.meta.dirname, '../../../api/db/migrations');
  const hash = createHash('sha256');
  for (const file of globSync('**/*.*', { cwd: folder }).sort())
    hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

/** Whether a database was filled lately, and from today's schema. */
async function isUsable(url: string): Promise<boolean> {
  try {
    return await withConnection(url, async (client) => {
      const { rows } = await client.query(
        `select now() < bench_filled() + interval '${TOO_OLD}'
          and shobj_description(d.oid, 'pg_database') = $1 as "isUsable"
        from pg_database d where d.datname = current_database()`,
        [schemaFingerprint()],
      );
      return rows[0]?.isUsable === true;
    });
  } catch {
    return false;
  }
}

/** Opens the cluster in a folder that is kept between runs. */
export async function openCluster(dataDir: string, isFresh: boolean): Promise<Cluster> {
  const database = await startEmbeddedPostgres({ dataDir, port: 0, log: (line) => console.log(line) });
  const pid = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    pid,
    async database(name, sizes) {
      const url = new URL(database.url);
      url.pathname = `/${name}`;
      if (isFresh || !(await isUsable(url.href))) {
        const began = Date.now();
        await make(database.url, name, url.href, sizes);
        console.log(`made ${name} in ${((Date.now() - began) / 1000).toFixed(0)} s`);
      }
      await withConnection(url.href, (client) => client.query('checkpoint'));
      return url.href;
    },
    stop: () => database.stop(),
  };
}
