import { randomBytes } from 'node:crypto';
import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { CreateOAuthAppInput, UpdateOAuthAppInput } from '../../../../schema/oauth.ts';
import { checkAll } from '../../../platform/check-all.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { orNotFound, toId } from '../../../platform/ids.ts';
import { type Patch, patched } from '../../../platform/patch.ts';
import { noteSecurity } from '../../../platform/security-log.ts';
import { sql } from '../../../platform/sql.ts';
import { hashToken } from '../token.ts';
import { MAX_APPS, toAppName, toRedirectUris, toWebsite } from './oauth-app.policy.ts';
import { endGrants } from './oauth-grant.service.ts';

/** A new program. Its secret is not stored anywhere; public programs have none. */
interface NewApp {
  readonly id: number;
  readonly secret: string | null;
}

const checked = (
  ctx: Ctx,
  { name, website, redirectUris }: Omit<UpdateOAuthAppInput, 'id'>,
  stored?: string,
) =>
  checkAll({
    name: () => toAppName(ctx, name, stored),
    website: () => toWebsite(website),
    redirectUris: () => toRedirectUris(redirectUris),
  });

/** Creates a program of the caller. Throws FIELD_REQUIRED and BAD_INPUT at the form's fields, TOO_MANY_APPS. */
export async function createOAuthApp(ctx: Ctx, input: CreateOAuthAppInput): Promise<NewApp> {
  const ownerId = accountIdOf(ctx);
  const { name, website, redirectUris } = checked(ctx, input);
  // Locked, so that two requests cannot both create the last one.
  await sql`select id from account where id = ${ownerId} for update`.run(ctx);
  const apps = await sql`select id from oauth_app where owner_id = ${ownerId}`.rows(ctx);
  if (apps.length >= MAX_APPS) throw new DomainError(ErrorCode.TOO_MANY_APPS);
  const secret = input.isConfidential ? `koli_secret_${randomBytes(32).toString('base64url')}` : null;
  const clientId = `koli_app_${randomBytes(12).toString('base64url')}`;
  const made = await sql<{ id: number }>`insert into oauth_app
      (client_id, owner_id, name, website, redirect_uris, secret_hash, created_at)
    values (${clientId}, ${ownerId}, ${name}, ${website}, ${redirectUris}, ${secret && hashToken(secret)},
      ${ctx.clock.now()}) returning id`.first(ctx);
  const id = Number(made?.id);
  noteSecurity(ctx, 'app_created', { appId: id });
  return { id, secret };
}

type AppForm = Omit<UpdateOAuthAppInput, 'id'>;

/** Changes what is given of a program of the caller. Members stay connected. Throws NOT_FOUND, FIELD_REQUIRED, BAD_INPUT. */
export async function updateOAuthApp(ctx: Ctx, input: Patch<AppForm> & { id: string }): Promise<number> {
  const { id: typedId, ...patch } = input;
  const id = toId(typedId, 'id');
  const present = await orNotFound(
    sql<AppForm>`select name, website, redirect_uris as "redirectUris" from oauth_app
      where id = ${id} and owner_id = ${accountIdOf(ctx)} for update`.first(ctx),
    'id',
  );
  const form = patched(present, patch, { name: '', website: '', redirectUris: [] });
  const { name, website, redirectUris } = checked(ctx, form, present.name);
  await sql`update oauth_app set name = ${name}, website = ${website}, redirect_uris = ${redirectUris}
    where id = ${id}`.run(ctx);
  noteSecurity(ctx, 'app_changed', { appId: id });
  return id;
}

/** Deletes a program of the caller, and ends it for everybody. Throws NOT_FOUND. */
export async function deleteOAuthApp(ctx: Ctx, typedId: string): Promise<void> {
  const id = toId(typedId, 'id');
  const own = sql`id = ${id} and owner_id = ${accountIdOf(ctx)}`;
  await endGrants(ctx, sql`app_id in (select id from oauth_app where ${own})`);
  const deleted = await sql`delete from oauth_app where ${own} returning id`.rows(ctx);
  if (deleted.length === 0) throw new DomainError(ErrorCode.NOT_FOUND, 'id');
  noteSecurity(ctx, 'app_deleted', { appId: id });
}
