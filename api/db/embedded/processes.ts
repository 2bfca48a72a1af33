import { existsSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { basename } from 'node:path';

/** False on macOS and Windows, where a process can only be asked whether it is there. */
const hasProc = existsSync('/proc/self/stat');

interface ProcStat {
  state: string;
  parent: number;
  startTicks: string;
}

/** The fields of /proc/<pid>/stat that we need; the name in parentheses may itself hold spaces and brackets. */
function readStat(pid: number): ProcStat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', parent: Number(fields[1]), startTicks: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

/** Whether a process is alive. A zombie counts as dead. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (hasProc) {
    const state = readStat(pid)?.state;
    return state !== undefined && state !== 'Z' && state !== 'X';
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Tells a process from a later one that got the same number, also across a reboot. Empty where unknown. */
export function processStartMark(pid: number): string {
  const ticks = hasProc ? readStat(pid)?.startTicks : undefined;
  if (ticks === undefined) return '';
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${ticks}`;
}

/** True when the process is a server on this folder: a PostgreSQL server works inside its data folder, and was told it
 * on its command line. Without /proc we cannot know and believe the process number. */
export function servesFolder(pid: number, folder: string): boolean {
  if (!hasProc) return true;
  try {
    const own = statSync(`/proc/${pid}/cwd`);
    const wanted = statSync(folder);
    return own.dev === wanted.dev && own.ino === wanted.ino;
  } catch {
    // Root in a container may not look into another user's process, but everybody may read its command line.
    return commandLine(pid).includes(folder);
  }
}

function commandLine(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

/** The living Node process that started this one; undefined for an orphan. */
export function liveNodeParent(pid: number): number | undefined {
  const parent = hasProc ? readStat(pid)?.parent : undefined;
  if (parent === undefined || parent <= 1 || parent === process.pid) return undefined;
  try {
    return basename(readlinkSync(`/proc/${parent}/exe`)).startsWith('node') ? parent : undefined;
  } catch {
    return undefined;
  }
}
