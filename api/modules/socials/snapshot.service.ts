import type { Ctx } from '../../platform/context.ts';
import type { SocialReading } from '../../platform/social/social-port.ts';
import { sql } from '../../platform/sql.ts';
import { engagementByFormat, suddenChange, withShares } from './audience.policy.ts';

/** History is kept for so many days. */
const KEPT_DAYS = 730;

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** The count of the newest day before, and how many days ago that was. */
const countBefore = (ctx: Ctx, profileId: number, day: string) =>
  sql<{
    followers: number;
    days: number;
  }>`select followers, ${day}::date - taken_on as days from social_snapshot
    where profile_id = ${profileId} and provider = 'instagram' and taken_on < ${day}::date
    order by taken_on desc limit 1`.first(ctx);

/** Adds a reading to the history of an account. A later one of the same day replaces it. */
export async function storeSnapshot(ctx: Ctx, profileId: number, read: SocialReading): Promise<void> {
  const { account, posts, demographics } = read;
  const { followers } = account;
  const { ages, countries, cities } = demographics;
  const now = ctx.clock.now();
  const day = now.toISOString().slice(0, 10);
  const before = await countBefore(ctx, profileId, day);
  const jump = before ? suddenChange(before.followers, followers, before.days) : null;
  await sql`insert into social_snapshot (profile_id, provider, taken_on, taken_at, followers, jump, formats, ages,
      countries, cities)
    values (${profileId}, 'instagram', ${day}, ${now}, ${followers}, ${jump},
      ${json(engagementByFormat(posts, followers, now))}, ${json(ages && withShares(ages))},
      ${json(countries && withShares(countries, followers))}, ${json(cities && withShares(cities, followers))})
    on conflict (profile_id, provider, taken_on) do update set taken_at = excluded.taken_at,
      followers = excluded.followers, jump = excluded.jump, formats = excluded.formats, ages = excluded.ages,
      countries = excluded.countries, cities = excluded.cities`.run(ctx);
  await sql`delete from social_snapshot where profile_id = ${profileId} and provider = 'instagram'
    and taken_on < ${day}::date - ${KEPT_DAYS}::int`.run(ctx);
}

/** Forgets the history of the account that was linked before, when another one takes its place. */
export async function forgetSnapshots(ctx: Ctx, profileId: number, nextId: string): Promise<void> {
  await sql`delete from social_snapshot as s using social_account as a
    where s.profile_id = ${profileId} and s.provider = 'instagram' and a.profile_id = s.profile_id
      and a.provider = s.provider and a.provider_user_id <> ${nextId}`.run(ctx);
}
