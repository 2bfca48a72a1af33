import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '../platform/config/config.ts';
import { writeArchive } from './backup/archive.ts';
import { dumpAll } from './backup/dump.ts';
import { passphraseOf, refuseServers } from './backup/settings.ts';
import { openDatabase } from './open-database.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: BACKUP_PASSPHRASE=… npm run backup -- --to FILE
Writes the embedded database of DATA_DIR with its pictures and sealed secrets into one file. The server may run.`;

async function main(to: string): Promise<void> {
  const config = readConfig(process.env);
  refuseServers(config);
  const passphrase = passphraseOf(process.env);
  if (!existsSync(config.dataDir))
    throw new Error(`There is no database in ${config.dataDir}. Set DATA_DIR.`);
  const database = await openDatabase(config);
  try {
    const lines = await writeArchive(to, dumpAll(database.url, config.dataDir, passphrase));
    console.log(`${to} has everything of ${config.dataDir}, in ${lines} lines.`);
  } finally {
    await database.stop();
  }
}

await runCommand(USAGE, () => parseArgs({ options: { to: { type: 'string' } } }).values.to, main);
