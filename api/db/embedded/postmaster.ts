import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, fstatSync, ftruncateSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { DatabaseHome } from './data-folder.ts';
import { readPostmasterFile, signalStop } from './server-process.ts';
import { runAs } from './service-user.ts';

/** Settings given on the command line at every start, so that they follow the code and not an old file. */
type Settings = Record<string, string>;

const COMMON: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Statements and the details of a failed constraint hold people's data, which no log may.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  jit: 'off',
  random_page_cost: '1.1',
};

/** A developer's machine: what is committed stays, the rest is modest. */
const DURABLE: Settings = {
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  max_wal_size: '512MB',
  fsync: 'on',
  synchronous_commit: 'on',
};

/** Tests: the data is thrown away, so nothing waits for the disk and nothing works in the background. */
const FAST: Settings = {
  shared_buffers: '64MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  io_method: 'sync',
};

/** Arguments for the `postgres` program. */
function settingArguments(fast: boolean): string[] {
  const settings = { ...COMMON, ...(fast ? FAST : DURABLE) };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Milliseconds, including recovery after a power cut. */
const START_PATIENCE = 120_000;
const MAX_LOG_BYTES = 5_000_000;

/** The port was taken between the check and the start. */
export class PortTaken extends Error {}

/** Starts the server and waits until it takes connections. Throws PortTaken, or an error with the end of its log. */
export async function startPostmaster(
  home: DatabaseHome,
  binaries: Binaries,
  options: { port: number; fast: boolean },
): Promise<ChildProcess> {
  const log = openSync(home.logFile, 'a', 0o600);
  if (fstatSync(log).size > MAX_LOG_BYTES) ftruncateSync(log);
  const logStart = fstatSync(log).size;
  const args = ['-D', home.pgdata, '-p', String(options.port), ...settingArguments(options.fast)];
  const child = spawnTied(binaries.postgres, args, home, log);
  closeSync(log);
  try {
    await untilReady(child, home.pgdata);
  } catch (error) {
    const said = readFileSync(home.logFile, 'utf8').slice(logStart).trim();
    if (child.pid && !hasEnded(child)) signalStop(child.pid, home.pgdata, binaries, 'immediate');
    if (/could not bind|could not create any TCP\/IP sockets/.test(said)) throw new PortTaken(said);
    throw new Error(`${(error as Error).message} ${said.split('\n').slice(-5).join(' ')}`.trim());
  }
  return child;
}

/**
 * Detached, so that Ctrl-C in the terminal reaches only us and the server outlives the last request. Where the system
 * can (`setpriv`), it ends the server when we are killed; elsewhere the next start does.
 */
function spawnTied(program: string, args: string[], home: DatabaseHome, log: number): ChildProcess {
  const tie = ['--pdeathsig', 'INT'];
  const canTie = spawnSync('setpriv', [...tie, 'true'], { stdio: 'ignore' }).status === 0;
  const [command, ...rest] = canTie ? ['setpriv', ...tie, program, ...args] : [program, ...args];
  const child = spawn(command, rest, { ...runAs(home.user), detached: true, stdio: ['ignore', log, log] });
  child.unref();
  return child;
}

async function untilReady(child: ChildProcess, pgdata: string): Promise<void> {
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  for (const deadline = Date.now() + START_PATIENCE; Date.now() < deadline; await sleep(15)) {
    if (failure) throw failure;
    if (hasEnded(child)) throw new Error('The PostgreSQL server ended at once:');
    const state = readPostmasterFile(pgdata);
    if (state?.isReady && (state.pid === child.pid || process.platform === 'win32')) return;
  }
  throw new Error(`The PostgreSQL server was not ready after ${START_PATIENCE / 1000} s:`);
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
