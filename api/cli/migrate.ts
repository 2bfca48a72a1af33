import { assertDatabase, DatabaseRefused } from '../db/assert-database.ts';
import { migrate, openOrm } from '../db/orm.ts';
import { writeReferenceData } from '../db/reference-data.ts';
import { readConfig } from '../platform/config/config.ts';
import { prepareDatabase } from '../server/prepare-database.ts';

/** `npm run migrate`: migrates the database at DATABASE_URL, and does nothing else. */
const config = readConfig(process.env);
if (!config.databaseUrl) {
  console.error('Set DATABASE_URL to the database to migrate. The embedded one is migrated by npm start.');
  process.exit(1);
}
try {
  const { databaseUrl: serverUrl, databaseOwnerUrl: ownerUrl } = config;
  await assertDatabase(ownerUrl ?? serverUrl);
  const names = ownerUrl ? await prepareDatabase(config, { ownerUrl, serverUrl }) : null;
  const orm = await openOrm({ url: ownerUrl ?? serverUrl });
  const done = names ?? (await migrate(orm));
  await writeReferenceData(orm);
  await orm.close(true);
  console.log(done.length > 0 ? `Migrated: ${done.join(', ')}` : 'The database is up to date.');
} catch (error) {
  console.error(error instanceof DatabaseRefused ? error.message : error);
  process.exit(1);
}
