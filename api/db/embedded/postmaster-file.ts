import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a PostgreSQL server writes about itself into its data folder. */
export interface PostmasterFile {
  pid: number;
  port: number;
  isReady: boolean;
}

export function postmasterFilePath(pgdata: string): string {
  return join(pgdata, 'postmaster.pid');
}

/** Undefined without the file; `pid` is NaN when the file was cut short by a crash. */
export function readPostmasterFile(pgdata: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(postmasterFilePath(pgdata), 'utf8').split('\n');
    const pid = Number.parseInt(lines[0] ?? '', 10);
    return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}
