import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Migration } from '@mikro-orm/migrations';
import { afterAll, expect, inject, test } from 'vitest';
import { migrations } from '../../api/db/migrations/migrations.ts';
import { readConfig } from '../../api/platform/config/config.ts';
import { prepareDatabase } from '../../api/server/prepare-database.ts';
import { Callers } from '../support/installation/callers.ts';
import { createCouples, startProvider } from '../support/installation/cast.ts';
import { runCommand, startKoli } from '../support/installation/koli-process.ts';
import { startLoad } from '../support/installation/load.ts';
import { wrongJobs } from '../support/installation/outcome.ts';
import { checkOut, versionBefore } from '../support/installation/version-before.ts';
import { sql, withConnection } from '../support/sql.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { until } from '../support/until.ts';

/** A server under load while a newer version migrates, as in a rollout. */
const temporary = mkdtempSync(join(tmpdir(), 'koli-new-schema-'));
const cleanups: (() => unknown)[] = [() => rmSync(temporary, { recursive: true, force: true })];
afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
}, 60_000);

/** A database with the schema of the version in `folder`, a server of that version, and members. */
async function startVersion(folder?: string) {
  const database = await createTestDatabase(inject('postgresAdminUrl'), 'template0');
  cleanups.push(database.drop);
  const databaseUrl = database.url;
  const serverUrl = new URL(inject('postgresServerUrl'));
  serverUrl.pathname = new URL(databaseUrl).pathname;
  let port = 0;
  const provider = await startProvider(databaseUrl, () => port);
  cleanups.push(provider.close);
  const env = {
    DATABASE_URL: serverUrl.href,
    DATA_DIR: mkdtempSync(join(temporary, 'data-')),
    LOG_LEVEL: 'warn',
    API_BUDGET: '1000',
    TRUSTED_PROXIES: '127.0.0.1',
    ...provider.env,
  };
  const migrateEnv = { ...env, DATABASE_OWNER_URL: databaseUrl };
  await runCommand(['api/cli/migrate.ts'], migrateEnv, folder);
  const start = async () => {
    const server = await startKoli(env, folder);
    cleanups.push(server.kill);
    port = server.port;
    return server;
  };
  const server = await start();
  const couples = await createCouples(databaseUrl, provider, port, 3);
  /** Puts a server under load. Resolves once it is at work. */
  const load = async () => {
    const callers = new Callers(port);
    const { stop } = startLoad({ callers, couples, provider, databaseUrl });
    await until(() => callers.answers > 100 || callers.failures.length > 0, 60_000);
    return { callers, stop };
  };
  return { databaseUrl, env, migrateEnv, server, start, load };
}

function tell(what: string, { answers, postponed, slowestMs }: Callers): void {
  console.log(`${what}: ${answers} answers, ${postponed} postponed by load, the slowest ${slowestMs} ms.`);
}

/** What a version may do to tables in use, as docs/changing.md says. */
class Expand extends Migration {
  static readonly id = '9998-expand';
  override name = Expand.id;

  override up(): void {
    this.addSql(`
      alter table campaign add column level text;
      alter table remark add column changes int not null default 0;
      create table remark_level (remark_id int primary key, level text not null);
      create function count_change() returns trigger language plpgsql as $$
        begin new.changes = old.changes + 1; return new; end $$;
      create trigger remark_counted before update on remark for each row execute function count_change();
      create or replace trigger remark_touched before insert or update on remark for each row execute function touch()`);
  }
}

class ExpandIndex extends Migration {
  static readonly id = '9999-expand-index';
  override name = ExpandIndex.id;

  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('create index concurrently if not exists remark_changes on remark (changes)');
  }
}

/** Somebody who reads a table in one transaction for a while, so that a migration has to wait for it. */
const readForLong = (databaseUrl: string): Promise<void> =>
  withConnection(databaseUrl, async (reader) => {
    await reader.query('begin');
    await reader.query('lock table remark in access share mode');
    await pause(6_000);
    await reader.query('commit');
  });

/** Milliseconds: a migration waits 800 for a table, the rest is for a busy machine. */
const SLOWEST = 3_000;

test('a migration that expands fails no request, and holds nobody up longer than it waits for a table', {
  timeout: 180_000,
}, async () => {
  const { databaseUrl, env, server, load } = await startVersion();
  const { callers, stop } = await load();
  migrations.push(Expand, ExpandIndex);
  try {
    const reading = readForLong(databaseUrl);
    const roles = { ownerUrl: databaseUrl, serverUrl: env.DATABASE_URL };
    expect(await prepareDatabase(readConfig(env), roles)).toEqual([Expand.id, ExpandIndex.id]);
    await reading;
  } finally {
    migrations.splice(-2);
  }
  await pause(3_000);
  await stop();
  tell('While a migration ran', callers);
  expect(callers.failures).toEqual([]);
  expect(callers.slowestMs).toBeLessThan(SLOWEST);
  expect(await wrongJobs(databaseUrl)).toEqual([]);
  const changed = await sql(databaseUrl, 'select from remark where changes > 0');
  expect(changed.length).toBeGreaterThan(0);
  await server.end();
});

const before = versionBefore();
if (!before) console.log('SKIPPED: the version before, because the history is not here.');

test.skipIf(!before)(
  'the version before serves while this one migrates, and starts again on the new schema',
  {
    timeout: 300_000,
  },
  async () => {
    const folder = join(temporary, 'before');
    checkOut(String(before), folder);
    const { databaseUrl, migrateEnv, server, start, load } = await startVersion(folder);
    const during = await load();
    expect(await runCommand(['api/cli/migrate.ts'], migrateEnv)).toContain('Migrated: ');
    await pause(3_000);
    await during.stop();
    tell(`The version before (${before?.slice(0, 8)}) while this one migrated`, during.callers);
    expect(during.callers.failures).toEqual([]);
    expect(during.callers.slowestMs).toBeLessThan(SLOWEST);
    await server.end();

    const again = await start();
    const after = await load();
    await after.stop();
    tell('The version before, started on the new schema', after.callers);
    expect(after.callers.failures).toEqual([]);
    expect(await wrongJobs(databaseUrl)).toEqual([]);
    await again.end();
  },
);
