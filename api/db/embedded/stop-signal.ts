import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { isAlive } from './processes.ts';

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
