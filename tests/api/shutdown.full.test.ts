import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import WebSocket from 'ws';
import { createTestDatabase } from '../support/test-database.ts';

/** Starts the product as a process of its own and answers its address when it serves. */
function start(databaseUrl: string, dataDir: string) {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'info',
  };
  const child = spawn(process.execPath, ['--import', './api/cli/ts.mjs', 'api/main.ts'], { env });
  let said = '';
  const port = new Promise<number>((resolve) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /Server listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(said);
      if (found) resolve(Number(found[1]));
    });
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, port, ended, said: () => said };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends everything in order, open sockets included',
  async (signal) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'koli-shutdown-'));
    const database = await createTestDatabase(inject('postgresAdminUrl'), 'template0');
    const { child, port, ended, said } = start(database.url, dataDir);
    const socket = new WebSocket(`ws://127.0.0.1:${await port}/graphql`, 'graphql-transport-ws');
    await new Promise((resolve) => socket.once('open', resolve));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    child.kill(signal);
    expect(await ended).toBe(0);
    await closed;
    expect(said()).toMatch(/Stopped\.\n$/);
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  },
);
