import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { DataFolderInUse } from './folder-owner.ts';
import { isAlive, liveNodeParent, servesFolder } from './processes.ts';

function postmasterFilePath(pgdata: string): string {
  return join(pgdata, 'postmaster.pid');
}

/**
 * What a PostgreSQL server writes about itself into its data folder. Undefined without the file; `pid` is NaN when the
 * file was cut short by a crash.
 */
export function readPostmasterFile(pgdata: string) {
  try {
    const lines = readFileSync(postmasterFilePath(pgdata), 'utf8').split('\n');
    const pid = Number.parseInt(lines[0] ?? '', 10);
    return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

/** Milliseconds that a server may take to write its data. */
const PATIENCE = 30_000;
const POLL = 20;

/** `fast` closes the connections and writes all data; `immediate` leaves that to recovery at the next start. */
type StopMode = 'fast' | 'immediate';

export function signalStop(pid: number, pgdata: string, binaries: Binaries, mode: StopMode): void {
  if (process.platform === 'win32') {
    // Windows has no signals: PostgreSQL's own tool speaks to it through a named pipe.
    spawnSync(binaries.pgCtl, ['stop', '-D', pgdata, '-m', mode, '--no-wait'], { windowsHide: true });
    return;
  }
  try {
    process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Ends a server and waits until it is gone. Throws when it does not go. */
export async function stopServer(pid: number, pgdata: string, binaries: Binaries): Promise<void> {
  for (const mode of ['fast', 'immediate'] as const) {
    signalStop(pid, pgdata, binaries, mode);
    for (let waited = 0; waited < PATIENCE; waited += POLL) {
      if (!isAlive(pid)) return;
      await sleep(POLL);
    }
  }
  throw new Error(`The PostgreSQL server of ${pgdata} (process ${pid}) does not end.`);
}

/**
 * Clears what a crashed owner left. A server that still runs on this folder is stopped. A postmaster.pid without such a
 * server is removed, because its process number may belong to another program by now. Only the owner of the folder may
 * call it. Throws DataFolderInUse when the server's parent still lives, which means that someone removed the lock file.
 */
export async function clearLeftover(
  pgdata: string,
  binaries: Binaries,
  log: (line: string) => void,
): Promise<void> {
  const left = readPostmasterFile(pgdata);
  if (!left) return;
  if (isAlive(left.pid) && servesFolder(left.pid, pgdata)) {
    const parent = liveNodeParent(left.pid);
    if (parent !== undefined) throw new DataFolderInUse(pgdata, parent);
    log(`Ending the PostgreSQL server (process ${left.pid}) that a crashed process left in ${pgdata}.`);
    await stopServer(left.pid, pgdata, binaries);
  }
  rmSync(postmasterFilePath(pgdata), { force: true });
}
