import type { Ctx } from '../../platform/context.ts';
import type { EncryptedColumn } from '../../platform/secrets/reencrypt-secrets.ts';

const about = (webhookId: number): string => `webhook:${webhookId}`;

/** Columns of encrypted webhook secrets. */
export const webhookSecrets: readonly EncryptedColumn[] = ['sealed_secret', 'sealed_old_secret'].map(
  (column) => ({
    table: 'webhook',
    column,
    key: 'id',
    about,
  }),
);

/** Encrypts a secret for the database. */
export function encryptSecret(ctx: Pick<Ctx, 'ports'>, webhookId: number, secret: string): string {
  return ctx.ports.secrets.cipher.encrypt(secret, about(webhookId));
}

/** Decrypts a secret of the database. Throws SecretUnreadable when its key is missing. */
export function decryptSecret(ctx: Pick<Ctx, 'ports'>, webhookId: number, encrypted: string): string {
  return ctx.ports.secrets.cipher.decrypt(encrypted, about(webhookId));
}
