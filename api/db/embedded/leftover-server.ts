import { rmSync } from 'node:fs';
import type { Binaries } from './binaries.ts';
import { DataFolderInUse } from './folder-owner.ts';
import { postmasterFilePath, readPostmasterFile } from './postmaster-file.ts';
import { isAlive, liveNodeParent, servesFolder } from './processes.ts';
import { stopServer } from './stop-signal.ts';

/**
 * Clears what a crashed owner left: a server that still runs on this folder is ended in good order, a postmaster.pid
 * that speaks of no such server is removed (its number may belong to somebody else by now). To be called by the owner
 * of the folder only. Throws DataFolderInUse when the server has a live parent all the same, because someone removed
 * the lock file.
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
