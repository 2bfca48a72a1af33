import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPostmasterFile } from '../../api/db/embedded/server-process.ts';

function parentOf(pid: string): number {
  try {
    return Number(/\) \w (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return Number.NaN;
  }
}

/** Process number of the embedded server of a data folder. */
export function postmasterOf(dataDir: string): number {
  const pid = readPostmasterFile(join(dataDir, 'postgres'))?.pid;
  if (!pid) throw new Error(`no server runs on ${dataDir}`);
  return pid;
}

/** Signals the server and all its processes: each leads a group of its own. */
export function signalPostgres(dataDir: string, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const postmaster = postmasterOf(dataDir);
  const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === postmaster);
  for (const pid of [postmaster, ...children.map(Number)]) process.kill(pid, signal);
}
