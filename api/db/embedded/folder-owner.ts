import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, processStartMark } from './processes.ts';

/** Another live process works on the data folder. The message is one line, fit to be shown as it is. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';

  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that one first, or set DATA_DIR to another folder.`,
    );
  }
}

interface Owner {
  pid: number;
  born: string;
}

/** How often a lock file that is just being written is read again, 50 ms apart. */
const ATTEMPTS = 20;

/**
 * Makes this process the only owner of the data folder until `release`. The lock names the process and its birth,
 * so that one left by a crash never blocks, even when its number has been given to another process since.
 * Throws DataFolderInUse when the owner lives.
 */
export async function claimDataFolder(dataDir: string): Promise<{ release(): void }> {
  const file = join(dataDir, 'postgres.owner');
  const mine = JSON.stringify({ pid: process.pid, born: processStartMark(process.pid) } satisfies Owner);
  for (let attempt = 1; ; attempt += 1) {
    if (createFile(file, mine)) return { release: () => removeIf(file, mine) };
    const seen = readText(file);
    const owner = parseOwner(seen);
    if (owner && isRunning(owner)) throw new DataFolderInUse(dataDir, owner.pid);
    if (owner || attempt >= ATTEMPTS) removeIf(file, seen);
    if (attempt > 2 * ATTEMPTS) throw new Error(`Cannot take over ${file}: it changes all the time.`);
    if (!owner) await sleep(50);
  }
}

function createFile(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Undefined for a file that is empty or cut short: its writer may still be at it. */
function parseOwner(text: string): Owner | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const { pid, born } = value as Partial<Owner>;
    return typeof pid === 'number' && typeof born === 'string' ? { pid, born } : undefined;
  } catch {
    return undefined;
  }
}

function isRunning({ pid, born }: Owner): boolean {
  return isAlive(pid) && processStartMark(pid) === born;
}

/** Two starts may find the same stale lock: moving it aside first makes sure that nobody removes the other's new one. */
function removeIf(file: string, content: string): void {
  if (readText(file) !== content) return;
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readText(aside) === content) rmSync(aside);
    else renameSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
