import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { SecondFactors } from '../../../../schema/second-factor.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { forUpdate, toId } from '../../../platform/ids.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import type { FactHandler } from '../../../platform/outbox/outbox-worker.ts';
import { clearAttempts, countAttempt } from '../../../platform/rate-limit/tries.ts';
import { noteSecurity } from '../../../platform/security-log.ts';
import { sql } from '../../../platform/sql.ts';
import { noticeAccount } from '../../notifications/account-notice.service.ts';
import { recordOwnChange } from '../../staff-actions/staff-action.service.ts';
import { Account } from '../account.entity.ts';
import { spendAppCode } from './authenticator-app.service.ts';
import { storePasskey, toPasskeyName } from './passkey.service.ts';
import { firstCodes, renewCodes, spendCode } from './recovery-code.service.ts';

interface Row {
  readonly passkeys: SecondFactors['passkeys'];
  readonly authenticatorAppSince: Date | null;
  readonly recoveryCodesLeft: number;
  readonly isStaff: boolean;
}

const instant = (time: string | Date): string => new Date(time).toISOString();
const instantOrNull = (time: string | Date | null | undefined): string | null =>
  time ? instant(time) : null;

/** The caller's second factors. */
export async function readFactors(ctx: Ctx): Promise<SecondFactors> {
  const accountId = accountIdOf(ctx);
  const row = await sql<Row>`select
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'lastUsedAt', last_used_at,
        'createdAt', created_at, 'updatedAt', updated_at) order by id), '[]') from passkey
        where account_id = a.id) as passkeys,
      (select confirmed_at from authenticator_app where account_id = a.id) as "authenticatorAppSince",
      (select count(*)::int from recovery_code where account_id = a.id and used_at is null) as "recoveryCodesLeft",
      a.staff_roles <> '{}' as "isStaff"
    from account a where a.id = ${accountId}`.first(ctx);
  if (!row) throw new DomainError(ErrorCode.NOT_FOUND);
  const { isStaff, authenticatorAppSince, passkeys, recoveryCodesLeft } = row;
  return {
    passkeys: passkeys.map((passkey) => ({
      ...passkey,
      lastUsedAt: instantOrNull(passkey.lastUsedAt),
      createdAt: instant(passkey.createdAt),
      updatedAt: instant(passkey.updatedAt),
    })),
    authenticatorAppSince: instantOrNull(authenticatorAppSince),
    recoveryCodesLeft,
    isRequired: isStaff && ctx.ports.config.staffNeedFactor,
    isShown: ctx.actor.factorAt != null,
  };
}

/** Number of ways besides the password in which an account signs in. */
async function countFactors(ctx: Ctx, accountId: number): Promise<number> {
  const found = await sql<{
    n: number;
  }>`select ((select count(*) from passkey where account_id = ${accountId})
    + (select count(*) from authenticator_app where account_id = ${accountId} and confirmed_at is not null))::int
    as n`.first(ctx);
  return found?.n ?? 0;
}

/** Whether the password alone does not sign an account in. */
export const hasFactor = async (ctx: Ctx, accountId: number): Promise<boolean> =>
  (await countFactors(ctx, accountId)) > 0;

/**
 * Uses a code up: of the authenticator app, or a recovery code. Throws CODE_WRONG for any other, and for one that was
 * used; RATE_LIMITED.
 */
export async function spendFactorCode(ctx: Ctx, accountId: number, typed: string): Promise<void> {
  await countAttempt(ctx, 'secondFactor', accountId);
  const code = typed.replaceAll(/\s/g, '');
  const isRight = /^\d{6}$/.test(code)
    ? await spendAppCode(ctx, accountId, code, true)
    : await spendCode(ctx, accountId, code);
  if (!isRight) {
    noteSecurity(ctx, 'factor_wrong', { accountId });
    throw new DomainError(ErrorCode.CODE_WRONG, 'code');
  }
  await clearAttempts(ctx, 'secondFactor', accountId);
}

const changes = {
  passkeyAdded: 'factor_added',
  passkeyRemoved: 'factor_removed',
  appAdded: 'factor_added',
  appRemoved: 'factor_removed',
  codesRenewed: 'factor_added',
} as const;

/** Tells the owner by mail and bell, and the logs. */
async function noteChange(ctx: Ctx, change: keyof typeof changes): Promise<void> {
  const accountId = accountIdOf(ctx);
  await record(ctx, { type: `mail.${change}`, accountId });
  await record(ctx, { type: FACTORS_CHANGED, accountId });
  noteSecurity(ctx, changes[change], { action: change });
  const { staffRoles } = await ctx.em.findOneOrFail(Account, { id: accountId });
  if (staffRoles.length > 0) await recordOwnChange(ctx, 'changeFactors', { change });
}

const FACTORS_CHANGED = 'account.factorsChanged';

export const factorHandlers: Readonly<Record<string, FactHandler>> = {
  [FACTORS_CHANGED]: async (ctx, fact) =>
    fact.accountId === undefined
      ? []
      : noticeAccount(
          ctx,
          fact,
          {
            recipientId: fact.accountId,
            said: { code: 'security.factorsChanged', params: {} },
            path: '/edit-profile/setting',
          },
          false,
        ),
};

/** The session has shown a factor: the one that was just set up. */
async function noteShown(ctx: Ctx): Promise<void> {
  await sql`update session set factor_at = ${ctx.clock.now()} where id = ${ctx.actor.sessionId}`.run(ctx);
}

/** What adding a factor does besides. Returns the recovery codes that come with the first one. */
async function added(ctx: Ctx, change: keyof typeof changes): Promise<string[]> {
  await noteShown(ctx);
  await noteChange(ctx, change);
  return firstCodes(ctx, accountIdOf(ctx));
}

/** The caller's account, locked, so that its factors change one after the other. */
const lockOwn = (ctx: Ctx): Promise<Account> =>
  ctx.em.findOneOrFail(Account, { id: accountIdOf(ctx) }, forUpdate);

/** What a change that makes codes answers. */
const withCodes = async (ctx: Ctx, recoveryCodes: string[]) => {
  const secondFactors = await readFactors(ctx);
  return { secondFactors: { ...secondFactors, isShown: true }, recoveryCodes };
};

/** Adds a passkey. Throws PASSKEY_REFUSED, FIELD_REQUIRED, BAD_INPUT. */
export async function addPasskey(ctx: Ctx, name: string, passkey: string) {
  await lockOwn(ctx);
  await storePasskey(ctx, name, passkey);
  return withCodes(ctx, await added(ctx, 'passkeyAdded'));
}

/** Adds the app that was begun, with a code of it. Throws CODE_WRONG, RATE_LIMITED. */
export async function confirmApp(ctx: Ctx, typed: string) {
  const { id } = await lockOwn(ctx);
  await countAttempt(ctx, 'secondFactor', id);
  if (!(await spendAppCode(ctx, id, typed.replaceAll(/\s/g, ''), false)))
    throw new DomainError(ErrorCode.CODE_WRONG, 'code');
  await sql`update authenticator_app set confirmed_at = ${ctx.clock.now()} where account_id = ${id}`.run(ctx);
  return withCodes(ctx, await added(ctx, 'appAdded'));
}

/** Renames a passkey. Throws NOT_FOUND, FIELD_REQUIRED, BAD_INPUT. */
export async function renamePasskey(ctx: Ctx, id: string, typedName: string): Promise<SecondFactors> {
  const name = toPasskeyName(typedName);
  const renamed = await sql`update passkey set name = ${name}
    where id = ${toId(id, 'passkeyId')} and account_id = ${accountIdOf(ctx)} returning id`.rows(ctx);
  if (renamed.length === 0) throw new DomainError(ErrorCode.NOT_FOUND, 'passkeyId');
  return readFactors(ctx);
}

/** What removing a factor does besides. Throws LAST_FACTOR when staff would have none left. */
async function removed(ctx: Ctx, change: keyof typeof changes): Promise<SecondFactors> {
  const accountId = accountIdOf(ctx);
  const { isRequired, ...factors } = await readFactors(ctx);
  const isAnyLeft = (await countFactors(ctx, accountId)) > 0;
  if (!isAnyLeft && isRequired) throw new DomainError(ErrorCode.LAST_FACTOR);
  // Codes stand in for a factor, so they go with the last one.
  if (!isAnyLeft) await sql`delete from recovery_code where account_id = ${accountId}`.run(ctx);
  await noteChange(ctx, change);
  return { ...factors, isRequired, recoveryCodesLeft: isAnyLeft ? factors.recoveryCodesLeft : 0 };
}

/** Removes a passkey. Throws NOT_FOUND, LAST_FACTOR. */
export async function removePasskey(ctx: Ctx, id: string): Promise<SecondFactors> {
  const account = await lockOwn(ctx);
  const gone =
    await sql`delete from passkey where id = ${toId(id, 'passkeyId')} and account_id = ${account.id}
    returning id`.rows(ctx);
  if (gone.length === 0) throw new DomainError(ErrorCode.NOT_FOUND, 'passkeyId');
  return removed(ctx, 'passkeyRemoved');
}

/** Removes the authenticator app. Throws NOT_FOUND, LAST_FACTOR. */
export async function removeApp(ctx: Ctx): Promise<SecondFactors> {
  const account = await lockOwn(ctx);
  const gone =
    await sql`delete from authenticator_app where account_id = ${account.id} and confirmed_at is not null
    returning account_id`.rows(ctx);
  if (gone.length === 0) throw new DomainError(ErrorCode.NOT_FOUND);
  return removed(ctx, 'appRemoved');
}

/** Makes new recovery codes; earlier ones no longer work. Throws WRONG_STATE without a second factor. */
export async function renewOwnCodes(ctx: Ctx) {
  const account = await lockOwn(ctx);
  if (!(await hasFactor(ctx, account.id))) throw new DomainError(ErrorCode.WRONG_STATE);
  const codes = await renewCodes(ctx, account.id);
  await noteChange(ctx, 'codesRenewed');
  const secondFactors = await readFactors(ctx);
  return { secondFactors, recoveryCodes: codes };
}
