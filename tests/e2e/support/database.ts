import { Client } from 'pg';
import { runningDatabaseUrl } from '../../../api/db/embedded/embedded-postgres.ts';

/** Connects to the database of the server that the tests run against. */
export async function openDatabase(): Promise<Client> {
  const url = runningDatabaseUrl(process.env.E2E_DATA_DIR ?? '');
  if (!url) throw new Error('The database of the tests does not run.');
  const db = new Client(url);
  await db.connect();
  return db;
}
