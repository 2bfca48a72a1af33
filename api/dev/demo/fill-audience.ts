import { sql } from '../../platform/sql.ts';
import { people } from './content.ts';
import type { DemoParts } from './demo-parts.ts';
import { Rng } from './rng.ts';

const DAY = 86_400_000;
const WEEKS = 52;

/** The followers of a person in each week of the past year: steady growth, and for some one week that everybody came. */
function growthOf(username: string, followers: number) {
  const rng = new Rng(`growth:${username}`);
  const gain = rng.between(0.08, 0.45);
  const leapt = rng.chance(1 / 4) ? rng.int(12, 40) : null;
  const leap = rng.between(0.06, 0.12);
  return Array.from({ length: WEEKS }, (_, n) => {
    const ago = WEEKS - n;
    const grown = 1 - (gain * ago) / WEEKS - (leapt !== null && ago > leapt ? leap : 0);
    return { ago, followers: Math.round(followers * grown * rng.between(0.995, 1)), isLeap: ago === leapt };
  });
}

/** A year of follower counts, as if the linked accounts had been read every week. */
export async function fillAudience({ orm }: DemoParts, now: Date): Promise<void> {
  const rows = people.flatMap(({ username, followers, instagramUsername }) => {
    if (!instagramUsername) return [];
    const weeks = growthOf(username, followers);
    return weeks.map((week, n) => ({
      username,
      at: new Date(now.getTime() - week.ago * 7 * DAY),
      followers: week.followers,
      jump: week.isLeap ? week.followers - (weeks[n - 1]?.followers ?? 0) : null,
    }));
  });
  await sql`insert into social_snapshot (profile_id, provider, taken_on, taken_at, followers, jump)
    select p.id, 'instagram', (r.at at time zone 'UTC')::date, r.at, r.followers, r.jump
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r (username text, at timestamptz, followers int, jump int)
    join profile as p on p.username = r.username::citext`.run({ em: orm.em.fork() });
}
