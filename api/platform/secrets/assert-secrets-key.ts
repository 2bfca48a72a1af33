import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from '../sql.ts';
import type { EncryptedColumn } from './reencrypt-secrets.ts';
import { type SecretCipher, SecretUnreadable } from './secret-cipher.ts';

const ROW = 1;
const about = (): string => 'secrets key';

/** A known word, encrypted with the key of this database's secrets. */
export const secretsKeyProof: EncryptedColumn = { table: 'secrets_key', column: 'sealed', key: 'id', about };

/** The key of the settings is not that of the database. The message is for the person who starts the process. */
export class SecretsRefused extends Error {}

const wordsFor = ({ missingKey }: SecretUnreadable): string =>
  missingKey === null
    ? 'The table secrets_key was changed by hand. Restore it from a backup.'
    : `The secrets of this database were made with another key, ${missingKey}. Put that key into SECRETS_KEY, behind the new one after a comma; without SECRETS_KEY, put its secrets.json back into DATA_DIR. See docs/operating.md, Secrets and keys.`;

/**
 * Compares the key of the secrets with that of the database, which the first start notes there. Throws SecretsRefused
 * when it is another one, and the earlier key is not there: nothing that was encrypted could be read.
 */
export async function assertSecretsKey(orm: MikroORM, cipher: SecretCipher): Promise<void> {
  const ctx = { em: orm.em.fork() };
  await sql`insert into secrets_key (id, sealed) values (${ROW}, ${cipher.encrypt('koli', about())})
    on conflict do nothing`.run(ctx);
  const row = await sql<{ sealed: string }>`select sealed from secrets_key where id = ${ROW}`.first(ctx);
  try {
    cipher.decrypt(row?.sealed ?? '', about());
  } catch (error) {
    throw error instanceof SecretUnreadable ? new SecretsRefused(wordsFor(error)) : error;
  }
}
