import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { StartAuthenticatorAppPayload } from '../../../../schema/second-factor.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import type { EncryptedColumn } from '../../../platform/secrets/reencrypt-secrets.ts';
import { sql } from '../../../platform/sql.ts';
import { Account } from '../account.entity.ts';

const about = (accountId: number): string => `authenticator-app:${accountId}`;

/** Column of encrypted keys of authenticator apps. */
export const authenticatorKeys: EncryptedColumn = {
  table: 'authenticator_app',
  column: 'sealed_secret',
  key: 'account_id',
  about,
};

const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) });

/** Begins to set an app up: it counts once a code of it is confirmed. Throws WRONG_STATE when there is one. */
export async function startApp(ctx: Ctx): Promise<StartAuthenticatorAppPayload> {
  const accountId = accountIdOf(ctx);
  const { email } = await ctx.em.findOneOrFail(Account, { id: accountId }, { fields: ['email'] });
  const secret = new Secret({ size: 20 });
  const sealed = ctx.ports.secrets.cipher.encrypt(secret.base32, about(accountId));
  const begun = await sql`insert into authenticator_app (account_id, sealed_secret, created_at)
    values (${accountId}, ${sealed}, ${ctx.clock.now()})
    on conflict (account_id) do update set sealed_secret = excluded.sealed_secret, last_step = 0
    where authenticator_app.confirmed_at is null returning account_id`.rows(ctx);
  if (begun.length === 0) throw new DomainError(ErrorCode.WRONG_STATE);
  const uri = new TOTP({ secret, issuer: ctx.ports.config.productName, label: email }).toString();
  return { key: secret.base32, uri, qrCode: renderSVG(uri, { border: 2 }) };
}

interface App {
  readonly sealed: string;
  readonly lastStep: string;
}

/**
 * Compares a code with the app, and remembers its time step: no code works twice. One of the 30 seconds before and after
 * counts, too, because clocks differ.
 */
export async function spendAppCode(
  ctx: Ctx,
  accountId: number,
  code: string,
  isConfirmed: boolean,
): Promise<boolean> {
  const app = await sql<App>`select sealed_secret as sealed, last_step as "lastStep" from authenticator_app
    where account_id = ${accountId} and (confirmed_at is not null) = ${isConfirmed} for update`.first(ctx);
  if (!app) return false;
  const timestamp = ctx.clock.now().getTime();
  const totp = totpOf(ctx.ports.secrets.cipher.decrypt(app.sealed, about(accountId)));
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  if (delta === null) return false;
  const step = TOTP.counter({ timestamp }) + delta;
  if (step <= Number(app.lastStep)) return false;
  await sql`update authenticator_app set last_step = ${step} where account_id = ${accountId}`.run(ctx);
  return true;
}
