import type { ChildProcess } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../api/db/embedded/embedded-postgres.ts';
import { DataFolderInUse } from '../../api/db/embedded/folder-owner.ts';
import { addressOf, kill, outcome, spawnOwner } from '../support/owner-process.ts';
import { sql } from '../support/sql.ts';

let existing: string;
let folder: string;
let dataDir: string;
let cleanups: (() => Promise<unknown> | unknown)[];

function temporaryFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'koli-embedded-'));
  chmodSync(made, 0o711);
  return made;
}

beforeAll(async () => {
  existing = temporaryFolder();
  await (await startEmbeddedPostgres({ dataDir: join(existing, 'data'), port: 0 })).stop();
});

afterAll(() => rmSync(existing, { recursive: true, force: true }));

beforeEach(() => {
  folder = temporaryFolder();
  dataDir = join(folder, 'data');
  cleanups = [];
});

afterEach(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
  rmSync(folder, { recursive: true, force: true });
});

/** A folder that has been used before. It is shared, because every test has to leave it fit to be opened again. */
function givenExistingData(): void {
  dataDir = join(existing, 'data');
}

async function start(
  options: { port?: number; log?: (line: string) => void } = {},
): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir, port: 0, ...options });
  cleanups.push(() => database.stop());
  return database;
}

/** A process that owns the folder, and the address it printed. */
async function startOwner(path?: string): Promise<{ owner: ChildProcess; url: string }> {
  const owner = spawnOwner(dataDir, path);
  cleanups.push(() => kill(owner, 'SIGTERM'));
  return { owner, url: await addressOf(owner) };
}

async function writeNote(url: string, text: string): Promise<void> {
  await sql(url, 'drop table if exists note');
  await sql(url, 'create table note (text text)');
  await sql(url, 'insert into note values ($1)', [text]);
}

async function notes(url: string): Promise<unknown[]> {
  return (await sql(url, 'select text from note')).map((row) => row.text);
}

function serverPid(): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

async function occupiedPort(): Promise<number> {
  const server: Server = createServer();
  cleanups.push(() => new Promise((resolve) => server.close(resolve)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

describe('the first start', () => {
  test('makes a UTF-8 database that keeps what is committed and sorts alike on every machine', async () => {
    const { url } = await start();
    const [row] = await sql(
      url,
      `select current_database() as name, pg_encoding_to_char(encoding) as encoding, datlocprovider as provider,
         lower('ÉCLAIR Ñ') as lower, current_setting('fsync') as fsync,
         current_setting('synchronous_commit') as commit, current_setting('TimeZone') as zone
       from pg_database where datname = current_database()`,
    );
    expect(row).toEqual({
      name: 'koli',
      encoding: 'UTF8',
      provider: 'b',
      lower: 'éclair ñ',
      fsync: 'on',
      commit: 'on',
      zone: 'UTC',
    });
  });

  test('has the extensions that search and maps need', async () => {
    const { url } = await start();
    const wanted = ['pg_trgm', 'cube', 'earthdistance', 'unaccent', 'citext', 'btree_gist', 'btree_gin'];
    for (const name of wanted) await sql(url, `create extension ${name}`);
    const rows = await sql(url, 'select extname from pg_extension');
    expect(rows.map((row) => row.extname)).toEqual(expect.arrayContaining(wanted));
  });

  test('shows the password to nobody else and refuses a wrong one', async () => {
    const { url } = await start();
    expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
    expect(existsSync(join(dataDir, 'postgres.initial-password'))).toBe(false);
    const wrong = new URL(url);
    wrong.password = 'wrong';
    await expect(sql(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  });

  test('that was broken off half-way is done again', async () => {
    await startEmbeddedPostgres({ dataDir, port: 0 }).then((database) => database.stop());
    rmSync(join(dataDir, 'postgres'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres.new'), 'half a database');
    const { url } = await start();
    expect(await sql(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('the data folder', () => {
  beforeEach(givenExistingData);

  test('opens again after a clean stop, and a second stop does nothing', async () => {
    const first = await start();
    await writeNote(first.url, 'kept');
    await first.stop();
    await first.stop();
    expect(existsSync(join(dataDir, 'postgres.owner'))).toBe(false);
    const second = await start();
    expect(await notes(second.url)).toEqual(['kept']);
  });

  test('is refused to a second process, which says who has it and harms nothing', async () => {
    const { url } = await start();
    await writeNote(url, 'untouched');
    const { code, said } = await outcome(spawnOwner(dataDir));
    expect(code).toBe(1);
    expect(said).toBe(
      `The data folder ${dataDir} is in use by process ${process.pid}. ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    );
    expect(await notes(url)).toEqual(['untouched']);
  });

  test('is refused to the same process as well', async () => {
    const { url } = await start();
    await expect(start()).rejects.toThrow(DataFolderInUse);
    expect(await sql(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('is refused while its owner lives even when the lock file was deleted', async () => {
    const { owner, url } = await startOwner();
    rmSync(join(dataDir, 'postgres.owner'));
    await expect(start()).rejects.toMatchObject({ name: 'DataFolderInUse', pid: owner.pid });
    expect(await sql(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('is given to one of several that start at once after a crash', async () => {
    const { owner } = await startOwner();
    await kill(owner, 'SIGKILL');
    const results = await Promise.allSettled([start(), start(), start()]);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });
});

describe('after a crash', () => {
  beforeEach(givenExistingData);

  test('of the owner by kill -9, the data is there', async () => {
    const { owner, url } = await startOwner();
    await writeNote(url, 'survived');
    await kill(owner, 'SIGKILL');
    const again = await start();
    expect(await notes(again.url)).toEqual(['survived']);
  });

  test('of the owner where nothing ends the server with it, the server left behind is ended first', async () => {
    const programs = join(folder, 'programs');
    mkdirSync(programs);
    symlinkSync('/usr/bin/id', join(programs, 'id'));
    const { owner, url } = await startOwner(programs);
    await writeNote(url, 'kept by an orphan');
    await kill(owner, 'SIGKILL');
    expect(await notes(url)).toEqual(['kept by an orphan']);
    const orphan = serverPid();
    const lines: string[] = [];
    const again = await start({ log: (line) => lines.push(line) });
    expect(lines.join()).toContain(`Ending the PostgreSQL server (process ${orphan})`);
    expect(await notes(again.url)).toEqual(['kept by an orphan']);
  });

  test('of the server by kill -9, the data is there and the owner was told', async () => {
    const lines: string[] = [];
    const first = await start({ log: (line) => lines.push(line) });
    await writeNote(first.url, 'recovered');
    process.kill(serverPid(), 'SIGKILL');
    await expect.poll(() => lines.join(), { timeout: 5_000 }).toMatch(/ended by itself \(SIGKILL\)/);
    await first.stop();
    const second = await start();
    expect(await notes(second.url)).toEqual(['recovered']);
  });

  test.each([
    ['of nobody', '4194303'],
    ['of a stranger', String(process.pid)],
    ['cut short', ''],
  ])('a postmaster.pid %s does not block the start', async (_what, pid) => {
    const first = await start();
    await first.stop();
    writeFileSync(
      join(dataDir, 'postgres', 'postmaster.pid'),
      pid && `${pid}\n${dataDir}/postgres\n0\n5432\n`,
    );
    const database = await start();
    expect(await sql(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test.each([
    ['of nobody', '{"pid":4194303,"born":""}'],
    ['of an earlier process with our number', `{"pid":${process.pid},"born":"another boot/1"}`],
    ['cut short', '{"pi'],
  ])('an owner file %s does not block the start', async (_what, content) => {
    writeFileSync(join(dataDir, 'postgres.owner'), content);
    const database = await start();
    expect(await sql(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('the port', () => {
  beforeEach(givenExistingData);

  test('is the wanted one when it is free', async () => {
    const first = await start();
    await first.stop();
    const second = await start({ port: first.port });
    expect(second.port).toBe(first.port);
  });

  test('is another free one when the wanted one is taken', async () => {
    const taken = await occupiedPort();
    const database = await start({ port: taken });
    expect(database.port).not.toBe(taken);
    expect(await sql(database.url, 'select inet_server_port() as port')).toEqual([{ port: database.port }]);
  });
});
