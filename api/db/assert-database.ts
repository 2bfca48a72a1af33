import { Client } from 'pg';

/** The database cannot be used as it is configured. The message is one line for the person who starts the process. */
export class DatabaseRefused extends Error {}

/** Oldest PostgreSQL that the migrations run on. */
const OLDEST = 15;
const CONNECT_MS = 10_000;
/** Code of PostgreSQL for a missing database, which migrating creates. */
const NO_DATABASE = '3D000';

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'the server';
}

function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || 'no answer';
}

/** Checks that the server at DATABASE_URL answers and accepts the credentials. Throws DatabaseRefused. */
export async function assertDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  try {
    await client.connect();
    const { rows } = await client.query('show server_version_num');
    const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
    if (version < OLDEST) throw new Error(`it is PostgreSQL ${version}, and ${OLDEST} or newer is needed`);
  } catch (error) {
    if ((error as { code?: string }).code === NO_DATABASE) return;
    throw new DatabaseRefused(`DATABASE_URL: ${hostOf(url)} cannot be used: ${reasonOf(error)}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
