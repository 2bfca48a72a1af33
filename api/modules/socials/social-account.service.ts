import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { SocialProvider, SocialVisibility } from '../../../schema/social.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { FactHandler } from '../../platform/outbox/outbox-worker.ts';
import type { EncryptedColumn } from '../../platform/secrets/reencrypt-secrets.ts';
import type { SocialGrant, SocialPost, SocialReading } from '../../platform/social/social-port.ts';
import { sql } from '../../platform/sql.ts';
import { shorten } from '../../platform/text.ts';
import { noticeAccount } from '../notifications/account-notice.service.ts';
import { clearFollowers, storeFollowers } from './followers.service.ts';
import { forgetSnapshots, storeSnapshot } from './snapshot.service.ts';

/** Event: a typed account name went to its proven owner. */
const NAMED_ACCOUNT_LOST = 'social.namedAccountLost';

const tellNamer: FactHandler = async (ctx, fact) =>
  fact.accountId === undefined
    ? []
    : noticeAccount(ctx, fact, {
        recipientId: fact.accountId,
        said: { code: 'social.namedAccountLost', params: {} },
        path: '/edit-profile',
      });

/** Outbox handlers of linked accounts: whoever loses one reads why followers and posts are gone. */
export const socialHandlers: Readonly<Record<string, FactHandler>> = { [NAMED_ACCOUNT_LOST]: tellNamer };

/** Milliseconds between two refreshes of a linked account. */
const DAY = 86_400_000;

/** Context of an encrypted token, without which it cannot be decrypted. */
export const tokenContext = (profileId: number): string => `instagram:${profileId}`;

/** Columns of encrypted tokens. */
export const socialTokens: EncryptedColumn = {
  table: 'social_account',
  column: 'sealed_token',
  key: 'profile_id',
  about: tokenContext,
};

/** What is known of an account after reading it. */
interface LinkedReading extends SocialReading {
  /** Whether its owner signed in to it. */
  readonly confirmed: boolean;
  /** A new token; null keeps the present one. */
  readonly grant: SocialGrant | null;
}

/** Visible posts; or that the account is private and shows none. */
function visibilityOf({ account, posts }: SocialReading): SocialVisibility {
  return posts.length === 0 && account.posts > 0 ? 'private' : 'public';
}

/**
 * Throws SOCIAL_ACCOUNT_TAKEN when somebody else has proved that they own the account. A lock makes two proofs at the
 * same moment wait for each other.
 */
async function assertNotTaken(ctx: Ctx, provider: SocialProvider, id: string, except: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`social ${provider} ${id}`}))`.run(ctx);
  const rows = await sql`select from social_account where provider = ${provider}
    and provider_user_id = ${id} and confirmed and profile_id <> ${except}`.rows(ctx);
  if (rows.length > 0) throw new DomainError(ErrorCode.SOCIAL_ACCOUNT_TAKEN, 'username');
}

/**
 * Members who only typed the name lose the account to its proven owner, and are notified: its followers are not theirs.
 */
async function takeFromNamers(ctx: Ctx, instagramId: string, owner: number): Promise<void> {
  const rows = await sql<{ profile_id: number }>`select profile_id from social_account
    where provider = 'instagram' and provider_user_id = ${instagramId} and not confirmed
    and profile_id <> ${owner} order by profile_id`.rows(ctx);
  for (const { profile_id } of rows) {
    await removeSocial(ctx, profile_id, 'instagram');
    await record(ctx, { type: NAMED_ACCOUNT_LOST, accountId: profile_id });
  }
}

/** Number of posts kept per account. */
const POSTS = 12;

/** Stores the newest posts. One that has not changed keeps the time of its last change. */
async function writePosts(ctx: Ctx, profileId: number, read: readonly SocialPost[]): Promise<void> {
  const posts = read.slice(0, POSTS).map((post) => ({ ...post, likes: post.likes ?? 0 }));
  const rows = JSON.stringify(posts);
  await sql`delete from social_post where profile_id = ${profileId} and provider = 'instagram'
    and not (provider_post_id = any(${posts.map(({ id }) => id)}::text[]))`.run(ctx);
  await sql`insert into social_post as known (profile_id, provider, provider_post_id, caption, kind, picture_url,
      permalink, posted_at, likes, comments, created_at)
    select ${profileId}, 'instagram', p.id, left(p.caption, 2200), p.kind, p."pictureUrl", p.permalink,
      p."postedAt", p.likes, p.comments, ${ctx.clock.now()}
    from json_to_recordset(${rows}::json) as p (id text, caption text, kind text, "pictureUrl" text,
      permalink text, "postedAt" timestamptz, likes int, comments int)
    on conflict (profile_id, provider, provider_post_id) do update set caption = excluded.caption,
      picture_url = excluded.picture_url, likes = excluded.likes, comments = excluded.comments
      where (known.caption, known.picture_url, known.likes, known.comments)
        is distinct from (excluded.caption, excluded.picture_url, excluded.likes, excluded.comments)`.run(
    ctx,
  );
}

/** Stores what Instagram says about a member's account: link, followers, posts, audience. Throws SOCIAL_ACCOUNT_TAKEN. */
export async function writeInstagram(ctx: Ctx, profileId: number, read: LinkedReading): Promise<void> {
  const { account, grant } = read;
  await assertNotTaken(ctx, 'instagram', account.id, profileId);
  if (read.confirmed) await takeFromNamers(ctx, account.id, profileId);
  await forgetSnapshots(ctx, profileId, account.id);
  const now = ctx.clock.now();
  const encrypted = grant && ctx.ports.secrets.cipher.encrypt(grant.token, tokenContext(profileId));
  await sql`insert into social_account as a (profile_id, provider, provider_user_id, username, confirmed, visibility,
      sealed_token, token_expires_at, linked_at, refreshed_at, refresh_at)
    values (${profileId}, 'instagram', ${account.id}, ${account.username}, ${read.confirmed}, ${visibilityOf(read)},
      ${encrypted}, ${grant?.expiresAt ?? null}, ${now}, ${now}, ${new Date(now.getTime() + DAY)})
    on conflict (profile_id, provider) do update set provider_user_id = excluded.provider_user_id,
      username = excluded.username, confirmed = excluded.confirmed, visibility = excluded.visibility,
      sealed_token = case when excluded.confirmed then coalesce(excluded.sealed_token, a.sealed_token) end,
      token_expires_at = case when excluded.confirmed
        then coalesce(excluded.token_expires_at, a.token_expires_at) end,
      refreshed_at = excluded.refreshed_at, refresh_at = excluded.refresh_at`.run(ctx);
  await writePosts(ctx, profileId, read.posts);
  await storeSnapshot(ctx, profileId, read);
  await storeFollowers(ctx, profileId, { followers: account.followers, source: 'provider' });
  await sql`update profile set instagram_username = ${account.username}, total_posts = ${account.posts}
    where id = ${profileId}`.run(ctx);
}

/** Stores a member's Facebook account. Throws SOCIAL_ACCOUNT_TAKEN. */
export async function writeFacebook(
  ctx: Ctx,
  profileId: number,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  await assertNotTaken(ctx, 'facebook', id, profileId);
  const now = ctx.clock.now();
  const shown = shorten(name, 100);
  await sql`insert into social_account (profile_id, provider, provider_user_id, username, confirmed, linked_at,
      refreshed_at) values (${profileId}, 'facebook', ${id}, ${shown}, true, ${now}, ${now})
    on conflict (profile_id, provider) do update set provider_user_id = excluded.provider_user_id,
      username = excluded.username, linked_at = excluded.linked_at, refreshed_at = excluded.refreshed_at`.run(
    ctx,
  );
  await sql`update profile set facebook_username = ${shown} where id = ${profileId}`.run(ctx);
}

/** Unlinks an account; with Instagram go followers, posts, audience and its price, with Facebook its price. */
export async function removeSocial(ctx: Ctx, profileId: number, provider: SocialProvider): Promise<void> {
  await sql`delete from social_account where profile_id = ${profileId} and provider = ${provider}`.run(ctx);
  const name = sql.ref(`${provider}_username`);
  const price = sql.ref(`${provider}_price_minor`);
  await sql`update profile set ${name} = null, ${price} = null where id = ${profileId}`.run(ctx);
  if (provider === 'instagram') await clearFollowers(ctx, profileId);
}

/** Unlinks the caller's Facebook account. */
export async function unlinkFacebook(ctx: Ctx): Promise<void> {
  await removeSocial(ctx, accountIdOf(ctx), 'facebook');
}

/**
 * Stores a handle that could not be looked up. A changed handle keeps a typed-in count, but not one that Instagram
 * gave.
 */
export async function typeInstagram(ctx: Ctx, profileId: number, username: string): Promise<void> {
  const before = await sql<{ source: string; name: string | null }>`select followers_source as source,
    instagram_username as name from profile where id = ${profileId} for update`.first(ctx);
  if (before?.name === username) return;
  await sql`delete from social_account where profile_id = ${profileId} and provider = 'instagram'`.run(ctx);
  if (before?.source === 'provider') await clearFollowers(ctx, profileId);
  await sql`update profile set instagram_username = ${username} where id = ${profileId}`.run(ctx);
}
