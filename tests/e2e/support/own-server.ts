import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server of a test's own that can die and start again at the same address. */
export interface OwnServer {
  readonly url: string;
  /** Folder with its data. */
  readonly dataDir: string;
  /** Ends it as a crash does, with all its connections. */
  kill(): Promise<void>;
  /** Starts it, on the data of before; resolves when it is ready. */
  start(): Promise<void>;
  /** Ends it for good and takes its data away. */
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a server in a process of its own, on the given data folder or a new one, with demo data unless told otherwise. */
export async function startOwnServer(
  folder = mkdtempSync(join(tmpdir(), 'koli-own-')),
  demoData: 'on' | 'off' = 'on',
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null) return;
    ending.kill(signal);
    await once(ending, 'exit');
  };
  const start = async () => {
    const begun = spawn(process.execPath, ['--import', './api/cli/ts.mjs', 'api/main.ts'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        ...{ PORT: String(port), DATA_DIR: folder, DEMO_DATA: demoData, LOG_LEVEL: 'silent' },
        ...settings,
      },
    });
    child = begun;
    for (const until = Date.now() + 180_000; !(await isReady(url)); ) {
      if (begun.exitCode !== null) throw new Error(`The server ended with ${begun.exitCode}.`);
      if (Date.now() > until) throw new Error('The server did not become ready.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await start();
  return {
    url,
    dataDir: folder,
    start,
    kill: () => end('SIGKILL'),
    async close() {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
