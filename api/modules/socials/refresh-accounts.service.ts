import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import type { StepsCtx } from '../../platform/process/steps.ts';
import { SecretUnreadable } from '../../platform/secrets/secret-cipher.ts';
import {
  type InstagramPort,
  SocialError,
  type SocialGrant,
  type SocialReading,
} from '../../platform/social/social-port.ts';
import { sql } from '../../platform/sql.ts';
import { linkTries } from './link-account.service.ts';
import { tokenContext, writeInstagram } from './social-account.service.ts';

/** Maximum number of accounts in one run. */
const AT_ONCE = 200;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Tokens that expire within this are renewed. */
const RENEWED_BEFORE = 20 * DAY;

interface Due {
  readonly profile_id: number;
  readonly username: string;
  readonly sealed_token: string | null;
  /** When the token expires, in milliseconds since 1970. */
  readonly ends_at: number | null;
}

const dueColumns = sql`a.profile_id, a.username, a.sealed_token,
  (extract(epoch from a.token_expires_at) * 1000)::float8 as ends_at`;

/** Claims the next accounts; other processes take others, and after a crash they are due again an hour later. */
function takeDue(ctx: Ctx, canLookUp: boolean): Promise<Due[]> {
  const now = ctx.clock.now();
  return sql<Due>`update social_account as a set refresh_at = ${new Date(now.getTime() + HOUR)}
    from (select profile_id, provider from social_account
      where refresh_at <= ${now} and provider = 'instagram' and (sealed_token is not null or ${canLookUp})
      order by refresh_at limit ${AT_ONCE} for update skip locked) as due
    where a.profile_id = due.profile_id and a.provider = due.provider
    returning ${dueColumns}`.rows(ctx);
}

/** Throws SocialError: a missing key may come back, so this is no reason to mark the account. */
function tokenOf(ctx: Ctx, profileId: number, encrypted: string): string {
  try {
    return ctx.ports.secrets.cipher.decrypt(encrypted, tokenContext(profileId));
  } catch (error) {
    if (!(error instanceof SecretUnreadable)) throw error;
    throw new SocialError(error.missingKey === null ? 'refused' : 'unavailable', error.message);
  }
}

type Look = SocialReading & { readonly grant: SocialGrant | null; readonly confirmed: boolean };

async function lookAt(ctx: Ctx, instagram: InstagramPort, due: Due): Promise<Look> {
  const { sealed_token, ends_at, profile_id } = due;
  if (sealed_token === null) {
    if (!instagram.lookup) throw new SocialError('unavailable', 'accounts cannot be looked up');
    return { ...(await instagram.lookup(due.username)), grant: null, confirmed: false };
  }
  const token = tokenOf(ctx, profile_id, sealed_token);
  const left = (ends_at ?? 0) - ctx.clock.now().getTime();
  const grant = left < RENEWED_BEFORE ? await instagram.refresh(token) : null;
  return { ...(await instagram.read(grant?.token ?? token)), grant, confirmed: true };
}

/**
 * Marks an account as not found, or its permission as withdrawn, and schedules it for a day later. Its figures keep
 * their date.
 */
async function noteFailure(ctx: Ctx, { profile_id }: Due, error: SocialError): Promise<void> {
  if (error.kind === 'unavailable') return;
  const next = new Date(ctx.clock.now().getTime() + DAY);
  const rows = await sql`update social_account set visibility = 'missing', refresh_at = ${next}
    where profile_id = ${profile_id} and provider = 'instagram'
    returning profile_id`.rows(ctx);
  if (rows.length === 0) return;
  await sql`delete from social_post where profile_id = ${profile_id} and provider = 'instagram'`.run(ctx);
}

/** Whether the account is still the one that was read: its owner may have unlinked or changed it meanwhile. */
async function isStillLinked(ctx: Ctx, { profile_id, username }: Due): Promise<boolean> {
  const rows = await sql`select from social_account where profile_id = ${profile_id}
    and provider = 'instagram' and username = ${username} for update`.rows(ctx);
  return rows.length > 0;
}

/** Refreshes one account. Returns why it could not be read; null when it was. */
async function refreshOne(ctx: StepsCtx, instagram: InstagramPort, due: Due): Promise<SocialError | null> {
  try {
    const look = await lookAt(ctx, instagram, due);
    await ctx.inTransaction(async (inner) => {
      if (await isStillLinked(inner, due)) await writeInstagram(inner, due.profile_id, look);
    });
    return null;
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    ctx.ports.log.info({ profile: due.profile_id, kind: error.kind }, 'a linked account could not be read');
    await ctx.inTransaction((inner) => noteFailure(inner, due, error));
    return error;
  }
}

/** Refreshes the linked accounts that are due: followers, posts, token. Returns how many. */
export async function refreshAccounts(ctx: StepsCtx): Promise<number> {
  const { instagram } = ctx.ports.social;
  if (!instagram) return 0;
  const due = await ctx.inTransaction((inner) => takeDue(inner, instagram.lookup !== null));
  for (const account of due) {
    // One that fails must not delay the others.
    await refreshOne(ctx, instagram, account).catch((error: unknown) =>
      ctx.ports.log.error({ err: error, profile: account.profile_id }, 'a linked account was not refreshed'),
    );
  }
  return due.length;
}

/**
 * Refreshes the caller's Instagram account now. When it is not found, that is shown at the account. Throws
 * SOCIAL_ACCOUNT_MISSING, SOCIAL_NOT_OFFERED, RATE_LIMITED, and UNAVAILABLE when Instagram does not answer.
 */
export async function refreshInstagram(ctx: StepsCtx): Promise<void> {
  const id = accountIdOf(ctx);
  const { instagram } = ctx.ports.social;
  if (!instagram) throw new DomainError(ErrorCode.SOCIAL_NOT_OFFERED);
  await ctx.ports.limiter.consume(linkTries, String(id));
  const { rows } = await ctx.inTransaction((inner) =>
    sql<Due>`select ${dueColumns} from social_account as a
      where a.profile_id = ${id} and a.provider = 'instagram'`.execute(inner.em.getKysely()),
  );
  const own = rows[0];
  if (!own) throw new DomainError(ErrorCode.SOCIAL_ACCOUNT_MISSING);
  const failure = await refreshOne(ctx, instagram, own);
  if (failure?.kind === 'unavailable') throw new DomainError(ErrorCode.UNAVAILABLE);
}
