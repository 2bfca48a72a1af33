import { existsSync, readdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkEverything } from '../checks/check-everything.ts';
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { openOrm } from '../db/orm.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { readArchive } from './backup/archive.ts';
import { loadAll } from './backup/load.ts';
import { passphraseOf, refuseServers } from './backup/settings.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: BACKUP_PASSPHRASE=… npm run restore -- --from FILE
Puts a backup into DATA_DIR, which must be empty, brings it to this version, and checks that every invariant holds.`;

/** Names of the invariants that did not hold when the backup was made: deadlines pass while it lies there. */
async function brokenIn(url: string, config: Config, madeAt: string): Promise<string[]> {
  const orm = await openOrm({ url, poolSize: 2 });
  try {
    const results = await checkEverything(orm, config, { now: new Date(madeAt) });
    return results.filter(({ outcome }) => outcome !== 'ok').map(({ name }) => name);
  } finally {
    await orm.close(true);
  }
}

async function main(from: string): Promise<void> {
  const config = readConfig(process.env);
  refuseServers(config);
  const passphrase = passphraseOf(process.env);
  if (existsSync(config.dataDir) && readdirSync(config.dataDir).length > 0)
    throw new Error(`${config.dataDir} is not empty. Set DATA_DIR to a new folder.`);
  const database = await startEmbeddedPostgres({ dataDir: config.dataDir });
  let isLoaded = true;
  try {
    const roles = { ownerUrl: database.url, serverUrl: database.serverUrl };
    const madeAt = await loadAll(readArchive(from), config, roles, passphrase).catch((error: unknown) => {
      isLoaded = false;
      throw error;
    });
    const broken = await brokenIn(database.url, config, madeAt);
    if (broken.length > 0) throw new Error(`Restored, but invariants do not hold: ${broken.join(', ')}.`);
    console.log(
      `${config.dataDir} is as of ${madeAt}, and every invariant holds. Start with DATA_DIR=${config.dataDir}.`,
    );
  } finally {
    await database.stop();
    // A half-filled folder would start as an empty installation.
    if (!isLoaded) rmSync(config.dataDir, { recursive: true, force: true });
  }
}

await runCommand(USAGE, () => parseArgs({ options: { from: { type: 'string' } } }).values.from, main);
