import type { Config } from '../../platform/config/config.ts';

/** Shortest passphrase. */
const SHORTEST = 12;

/** The passphrase that seals the secrets. Throws for none, or a short one. */
export function passphraseOf({ BACKUP_PASSPHRASE }: NodeJS.ProcessEnv): string {
  if (!BACKUP_PASSPHRASE || BACKUP_PASSPHRASE.length < SHORTEST)
    throw new Error(`Set BACKUP_PASSPHRASE to at least ${SHORTEST} characters: it seals the secrets.`);
  return BACKUP_PASSPHRASE;
}

/** A server of PostgreSQL and a bucket have better backups of their own. */
export function refuseServers({ databaseUrl, s3 }: Config): void {
  if (databaseUrl || s3)
    throw new Error(
      'This is for the embedded database with pictures in DATA_DIR. For DATABASE_URL and S3_BUCKET see docs/operating.md.',
    );
}
