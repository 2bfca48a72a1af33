import { DomainError, ErrorCode, outOfBounds } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { Profile } from '../profiles/profile.entity.ts';
import { baselineOf, isJump, type KnownCount } from './follower-jump.read.ts';

/** A follower count with its source. */
export interface FollowerReading {
  readonly followers: number;
  readonly source: 'provider' | 'self_reported';
}

/** More followers than any account has. */
const MOST_FOLLOWERS = 2_000_000_000;

/** How far back counts are compared; older ones say nothing about the last day. */
const LOOKED_AT = 50;

function knownCounts(ctx: Ctx, profileId: number): Promise<KnownCount[]> {
  return sql<KnownCount>`select followers, (extract(epoch from at) * 1000)::float8 as at from (
      select id, followers, at from follower_count where profile_id = ${profileId} and followers > 0
      order by at desc, id desc limit ${LOOKED_AT}) as newest order by at, id`.rows(ctx);
}

/** Updates the open jump to a new count: opens it, adjusts it, or withdraws it. */
async function noteJump(ctx: Ctx, profileId: number, before: number | null, after: number): Promise<void> {
  if (!isJump(before, after)) {
    await sql`delete from follower_jump where profile_id = ${profileId} and settled_at is null`.run(ctx);
    return;
  }
  await sql`insert into follower_jump (profile_id, before, after, at)
    values (${profileId}, ${before}, ${after}, ${ctx.clock.now()})
    on conflict (profile_id) where settled_at is null do update set after = excluded.after, at = excluded.at`.run(
    ctx,
  );
}

/** Stores a follower count of a profile, with its history; staff decide about a typed-in jump. */
export async function storeFollowers(ctx: Ctx, profileId: number, told: FollowerReading): Promise<void> {
  const { followers, source } = told;
  const now = ctx.clock.now();
  const known = await knownCounts(ctx, profileId);
  // A count from before the history was kept becomes its first entry.
  if (known.length === 0) {
    await sql`insert into follower_count (profile_id, followers, source, at)
      select id, followers, followers_source, ${now}::timestamptz from profile where id = ${profileId} and followers > 0`.run(
      ctx,
    );
  }
  const counts = known.length > 0 ? known : await knownCounts(ctx, profileId);
  const before = source === 'self_reported' ? baselineOf(counts, now) : null;
  await noteJump(ctx, profileId, before, followers);
  await sql`insert into follower_count (profile_id, followers, source, at)
    values (${profileId}, ${followers}, ${source}, ${now})`.run(ctx);
  await sql`update profile set followers = ${followers}, followers_source = ${source}, followers_at = ${now}
    where id = ${profileId}`.run(ctx);
}

/** Stores a typed-in follower count. Throws SOCIAL_ACCOUNT_MISSING without a linked account name, BAD_INPUT. */
export async function setFollowers(ctx: Ctx, followers: number): Promise<void> {
  if (followers < 0 || followers > MOST_FOLLOWERS)
    throw outOfBounds('followers', { min: 0, max: MOST_FOLLOWERS });
  const profile = await ctx.em.findOneOrFail(Profile, { id: accountIdOf(ctx) });
  if (!profile.instagramUsername && !profile.facebookUsername) {
    throw new DomainError(ErrorCode.SOCIAL_ACCOUNT_MISSING, 'followers');
  }
  await storeFollowers(ctx, profile.id, { followers, source: 'self_reported' });
}

/** Removes the count together with its account. */
export async function clearFollowers(ctx: Ctx, profileId: number): Promise<void> {
  await storeFollowers(ctx, profileId, { followers: 0, source: 'self_reported' });
  await sql`update profile set total_posts = 0, followers_at = null where id = ${profileId}`.run(ctx);
}
