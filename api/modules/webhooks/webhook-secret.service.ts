import type { Ctx } from '../../platform/context.ts';
import type { SealedColumn } from '../../platform/secrets/seal-anew.ts';

const about = (webhookId: number): string => `webhook:${webhookId}`;

/** Where secrets of webhooks lie sealed. */
export const webhookSecrets: readonly SealedColumn[] = ['sealed_secret', 'sealed_old_secret'].map(
  (column) => ({
    table: 'webhook',
    column,
    key: 'id',
    about,
  }),
);

/** A secret as the database keeps it. */
export function sealSecret(ctx: Pick<Ctx, 'ports'>, webhookId: number, secret: string): string {
  return ctx.ports.secrets.box.seal(secret, about(webhookId));
}

/** A secret that the database kept. Throws SecretUnreadable when its key is not there. */
export function openSecret(ctx: Pick<Ctx, 'ports'>, webhookId: number, sealed: string): string {
  return ctx.ports.secrets.box.open(sealed, about(webhookId));
}
