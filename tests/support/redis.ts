import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../api/db/embedded/embedded-postgres.ts';
import { findRedis } from './test-programs.ts';

/** A real Redis (or Valkey) of one test file. */
export interface TestRedis {
  readonly url: string;
  /** Kills it, as a crash does. */
  kill(): Promise<void>;
  /** Starts it again at the same address, empty. */
  start(): Promise<void>;
  /** Makes it hang without closing connections. */
  freeze(): void;
  thaw(): void;
  /** Stops it and deletes its folder. */
  stop(): Promise<void>;
}

async function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Starts a Redis on a free port, with a password and without persistence. */
export async function startRedis(): Promise<TestRedis> {
  const program = findRedis();
  if (!program) throw new Error('Tests with Redis need redis-server or valkey-server on the PATH.');
  const folder = mkdtempSync(join(tmpdir(), 'koli-redis-'));
  const port = await freePort(0);
  const password = 'p@ss-word/1';
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const args = `--port ${port} --bind 127.0.0.1 --appendonly no --dir ${folder} --requirepass ${password}`;
    child = spawn(program, [...args.split(' '), '--save', ''], { stdio: 'ignore' });
    for (const until = Date.now() + 10_000; !(await isListening(port)); ) {
      if (Date.now() > until) throw new Error(`${program} did not start`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    url: `redis://:${encodeURIComponent(password)}@127.0.0.1:${port}/3`,
    start,
    kill,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
