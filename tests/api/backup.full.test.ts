import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runningDatabaseUrl, startEmbeddedPostgres } from '../../api/db/embedded/embedded-postgres.ts';
import { type OwnServer, startOwnServer } from '../e2e/support/own-server.ts';
import { sql } from '../support/sql.ts';

const folder = mkdtempSync(join(tmpdir(), 'koli-backup-'));
const at = (name: string) => join(folder, name);
const passphrase = 'twelve or more characters';
let server: OwnServer;

/** Runs a command as an operator does. */
function run(name: 'backup' | 'restore', dataDir: string, args: string[], env: Record<string, string> = {}) {
  const command = ['--import', './api/cli/ts.mjs', `api/cli/${name}.ts`, ...args];
  return new Promise<{ code: number; out: string }>((resolve) =>
    execFile(
      process.execPath,
      command,
      { env: { PATH: process.env.PATH, DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase, ...env } },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out: out + err }),
    ),
  );
}

/** Number and checksum of the rows of every table but that of migrations, which ran at another time. */
async function sumsOf(url: string): Promise<Record<string, string>> {
  const tables = await sql(
    url,
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'payment_provider') and c.relname <> 'migration' order by 1`,
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await sql(
      url,
      `select count(*) || ' ' || coalesce(md5(string_agg(r::text, E'\\n' order by r::text)), '') as sum from ${name} r`,
    );
    sums[String(name)] = String(row?.sum);
  }
  return sums;
}

async function sumsIn(dataDir: string): Promise<Record<string, string>> {
  const database = await startEmbeddedPostgres({ dataDir });
  try {
    return await sumsOf(database.url);
  } finally {
    await database.stop();
  }
}

const picturesIn = (dataDir: string): string[] =>
  readdirSync(join(dataDir, 'pictures'), { recursive: true }).map(String).toSorted();

beforeAll(async () => {
  server = await startOwnServer(at('live'));
  // The demo has campaigns that ended long ago; the first run of a job closes them.
  const open = `select count(*)::int as n from campaign where state = 'open'
    and ends_on < (now() at time zone 'Asia/Singapore')::date - 1`;
  const left = async () => (await sql(runningDatabaseUrl(at('live')) ?? '', open))[0]?.n;
  while ((await left()) !== 0) await sleep(500);
}, 300_000);
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a running installation is backed up, and the backup holds with every invariant', async () => {
  const made = await run('backup', at('live'), ['--to', at('running.backup')]);
  expect(made).toMatchObject({ code: 0, out: expect.stringContaining('has everything of') });
  const restored = await run('restore', at('first'), ['--from', at('running.backup')]);
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('every invariant holds') });
}, 300_000);

test('every row, picture and secret comes back, and secrets cannot be read without the passphrase', async () => {
  await server.kill();
  const picture = join('pictures', 'ab', 'abcdefghijklmnop', '96.webp');
  mkdirSync(join(at('live'), picture, '..'), { recursive: true });
  writeFileSync(join(at('live'), picture), Buffer.from([82, 73, 70, 70, 0, 255]));
  await run('backup', at('live'), ['--to', at('koli.backup')]);
  expect(statSync(at('koli.backup')).mode & 0o777).toBe(0o600);
  const secrets: Record<string, string> = JSON.parse(readFileSync(join(at('live'), 'secrets.json'), 'utf8'));
  const plain = gunzipSync(readFileSync(at('koli.backup'))).toString();
  for (const secret of Object.values(secrets)) expect(plain).not.toContain(secret);

  await run('restore', at('second'), ['--from', at('koli.backup')]);
  expect(JSON.parse(readFileSync(join(at('second'), 'secrets.json'), 'utf8'))).toEqual(secrets);
  expect(picturesIn(at('second'))).toEqual(picturesIn(at('live')));
  expect(readFileSync(join(at('second'), picture))).toEqual(Buffer.from([82, 73, 70, 70, 0, 255]));
  const [before, after] = [await sumsIn(at('live')), await sumsIn(at('second'))];
  expect(after).toEqual(before);
  expect(after.remark).toMatch(/^[1-9]\d+ /);
}, 300_000);

test('a restored installation is used like any other: new rows get numbers of their own', async () => {
  const again = await startOwnServer(at('second'));
  const answer = await fetch(`${again.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query:
        'mutation { signIn(input: { email: "brand@demo.test", password: "Demo-pass-1" }) { account { id } } }',
    }),
  });
  expect(await answer.json()).toMatchObject({ data: { signIn: { account: { id: expect.any(String) } } } });
  await again.kill();
}, 300_000);

test.each<[string, () => Promise<{ code: number; out: string }>, string]>([
  [
    'another passphrase',
    () =>
      run('restore', at('wrong'), ['--from', at('koli.backup')], {
        BACKUP_PASSPHRASE: 'some other passphrase',
      }),
    'BACKUP_PASSPHRASE does not open the secrets of this backup.',
  ],
  [
    'a folder that is in use',
    () => run('restore', at('second'), ['--from', at('koli.backup')]),
    'is not empty',
  ],
  [
    'no passphrase',
    () => run('backup', at('second'), ['--to', at('other')], { BACKUP_PASSPHRASE: '' }),
    'Set BACKUP_PASSPHRASE',
  ],
  [
    'a database server',
    () => run('backup', at('second'), ['--to', at('other')], { DATABASE_URL: 'postgres://a@b/c' }),
    'This is for the embedded database',
  ],
])(
  '%s is refused',
  async (_, attempt, says) => {
    const { code, out } = await attempt();
    expect(out).toContain(says);
    expect(code).toBe(1);
    expect(existsSync(at('other'))).toBe(false);
  },
  120_000,
);

/** The same archive with its first line of rows changed. */
function changed(change: (line: { table?: string }) => object): string {
  const lines = gunzipSync(readFileSync(at('koli.backup')))
    .toString()
    .split('\n');
  const nth = lines.findIndex((line) => line.startsWith('{"kind":"rows"'));
  lines[nth] = JSON.stringify(change(JSON.parse(lines[nth] ?? '{}')));
  writeFileSync(at('changed.backup'), gzipSync(lines.join('\n')));
  return at('changed.backup');
}

test.each<[string, () => string, RegExp]>([
  ['that is not there', () => at('absent.backup'), /ENOENT/],
  [
    'with a statement in the place of a table',
    () => changed((line) => ({ ...line, table: 'account; drop table account' })),
    /names a table account; drop table account, which its version did not have/,
  ],
  [
    'with a file elsewhere',
    () => changed(() => ({ kind: 'file', path: 'postgres/postgresql.conf', content: '' })),
    /no part of the data/,
  ],
  [
    'that was cut',
    () => {
      truncateSync(at('koli.backup'), statSync(at('koli.backup')).size - 2_000);
      return at('koli.backup');
    },
    /unexpected end of file|is not whole/,
  ],
])(
  'a file %s is refused, and leaves nothing behind',
  async (_, make, says) => {
    const { code, out } = await run('restore', at('refused'), ['--from', make()]);
    expect(out).toMatch(says);
    expect(out).not.toContain('    at ');
    expect(code).toBe(1);
    expect(existsSync(at('refused'))).toBe(false);
  },
  120_000,
);

test('a backup that cannot be written is refused', async () => {
  const { code, out } = await run('backup', at('second'), ['--to', at('no-folder/koli.backup')]);
  expect(out).toContain('ENOENT');
  expect(code).toBe(1);
}, 120_000);
