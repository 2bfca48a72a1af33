import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { baselineOf, isJump, type KnownCount } from './follower-jump.policy.ts';

/** A follower count, and who says so. */
export interface ToldFollowers {
  readonly followers: number;
  readonly source: 'provider' | 'self_reported';
}

/** Counts that are looked at; older ones say nothing of the last day. */
const LOOKED_AT = 50;

async function knownCounts(ctx: Ctx, profileId: number): Promise<KnownCount[]> {
  const { rows } =
    await sql<KnownCount>`select followers, (extract(epoch from at) * 1000)::float8 as at from (
      select id, followers, at from follower_count where profile_id = ${profileId} and followers > 0
      order by at desc, id desc limit ${LOOKED_AT}) as newest order by at, id`.execute(ctx.em.getKysely());
  return rows;
}

/** Brings the open jump in line with a count: raised, kept as high as it is now, or withdrawn. */
async function noteJump(ctx: Ctx, profileId: number, before: number | null, after: number): Promise<void> {
  const db = ctx.em.getKysely();
  if (!isJump(before, after)) {
    await sql`delete from follower_jump where profile_id = ${profileId} and settled_at is null`.execute(db);
    return;
  }
  await sql`insert into follower_jump (profile_id, before, after, at)
    values (${profileId}, ${before}, ${after}, ${ctx.clock.now()})
    on conflict (profile_id) where settled_at is null do update set after = excluded.after, at = excluded.at`.execute(
    db,
  );
}

/** Writes a follower count to a profile and remembers it; a typed-in jump is left to staff. */
export async function tellFollowers(ctx: Ctx, profileId: number, told: ToldFollowers): Promise<void> {
  const { followers, source } = told;
  const now = ctx.clock.now();
  const db = ctx.em.getKysely();
  const known = await knownCounts(ctx, profileId);
  // Nothing was kept of what was told before counts were.
  if (known.length === 0) {
    await sql`insert into follower_count (profile_id, followers, source, at)
      select id, followers, followers_source, ${now}::timestamptz from profile where id = ${profileId} and followers > 0`.execute(
      db,
    );
  }
  const counts = known.length > 0 ? known : await knownCounts(ctx, profileId);
  const before = source === 'self_reported' ? baselineOf(counts, now) : null;
  await noteJump(ctx, profileId, before, followers);
  await sql`insert into follower_count (profile_id, followers, source, at)
    values (${profileId}, ${followers}, ${source}, ${now})`.execute(db);
  await sql`update profile set followers = ${followers}, followers_source = ${source}, followers_at = ${now}
    where id = ${profileId}`.execute(db);
}

/** Takes the count away, with the account that it was of. */
export async function forgetFollowers(ctx: Ctx, profileId: number): Promise<void> {
  await tellFollowers(ctx, profileId, { followers: 0, source: 'self_reported' });
  await sql`update profile set total_posts = 0, followers_at = null where id = ${profileId}`.execute(
    ctx.em.getKysely(),
  );
}
