import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runChecks } from '../checks/run-checks.ts';
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { openOrm } from '../db/orm.ts';
import { type Config, dataFolder, readConfig } from '../platform/config/config.ts';
import { openSecrets } from '../platform/secrets/secrets.ts';
import { createRecordStore } from '../platform/storage/record-store.ts';
import { readArchive } from './backup/archive.ts';
import { loadAll } from './backup/load.ts';
import { passphraseOf, refuseServers } from './backup/settings.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: BACKUP_PASSPHRASE=… npm run restore -- --from FILE
Puts a backup into DATA_DIR, which must be empty, brings it to this version, and checks that every invariant holds.`;

/** Milliseconds of one check. */
const TIMEOUT_MS = 300_000;

/** Names of the invariants that did not hold when the backup was made: deadlines pass while it lies there. */
async function brokenIn(url: string, config: Config, now: Date): Promise<string[]> {
  const orm = await openOrm({ url, poolSize: 2 });
  try {
    const heads = {
      records: createRecordStore(null, config.dataDir),
      secrets: openSecrets(dataFolder(config, 'secrets.json'), config.secretsKeys),
    };
    const scope = { now, since: null, turn: null, limit: Number.POSITIVE_INFINITY };
    const results = await runChecks({ em: orm.em, provider: null, heads, scope, timeoutMs: TIMEOUT_MS });
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
  try {
    const roles = { ownerUrl: database.url, serverUrl: database.serverUrl };
    const madeAt = await loadAll(readArchive(from), config, roles, passphrase);
    const broken = await brokenIn(database.url, config, new Date(madeAt));
    if (broken.length > 0) throw new Error(`Restored, but invariants do not hold: ${broken.join(', ')}.`);
    console.log(
      `${config.dataDir} is as of ${madeAt}, and every invariant holds. Start with DATA_DIR=${config.dataDir}.`,
    );
  } finally {
    await database.stop();
  }
}

await runCommand(USAGE, () => parseArgs({ options: { from: { type: 'string' } } }).values.from, main);
