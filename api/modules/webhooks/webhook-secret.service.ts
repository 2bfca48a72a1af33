import type { Ctx } from '../../platform/context.ts';
import type { SealedColumn } from '../../platform/secrets/seal-anew.ts';

const about = (webhookId: number): string => `webhook:${webhookId}`;

/** Columns of encrypted webhook secrets. */
export const webhookSecrets: readonly SealedColumn[] = ['sealed_secret', 'sealed_old_secret'].map(
  (column) => ({
    table: 'webhook',
    column,
    key: 'id',
    about,
  }),
);

/** Encrypts a secret for the database. */
export function sealSecret(ctx: Pick<Ctx, 'ports'>, webhookId: number, secret: string): string {
  return ctx.ports.secrets.box.seal(secret, about(webhookId));
}

/** Decrypts a secret of the database. Throws SecretUnreadable when its key is missing. */
export function openSecret(ctx: Pick<Ctx, 'ports'>, webhookId: number, sealed: string): string {
  return ctx.ports.secrets.box.open(sealed, about(webhookId));
}
