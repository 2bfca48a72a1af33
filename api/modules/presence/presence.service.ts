import type { EntityManager } from '@mikro-orm/postgresql';
import { outOfBounds } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';

/** Maximum number of members whose presence one page may follow. */
const MOST_FOLLOWED = 100;

/** Heartbeat of the caller. Runs no statement: it is collected and written with others. */
export function heartbeat(ctx: Ctx): true {
  ctx.ports.presence.seen(accountIdOf(ctx));
  return true;
}

/** Ids of the members to follow, without duplicates. Throws BAD_INPUT above a hundred, NOT_FOUND for invalid ids. */
export function followedPeople(profileIds: readonly string[]): number[] {
  if (profileIds.length > MOST_FOLLOWED) throw outOfBounds('profileIds', { maxItems: MOST_FOLLOWED });
  return [...new Set(profileIds.map((id) => toId(id, 'profileIds')))];
}

/** Writes when members were last seen, in one statement. Never moves a time backwards. */
export async function writeSeen(em: EntityManager, seen: ReadonlyMap<number, Date>): Promise<void> {
  // In the order of ids, so that two processes do not deadlock.
  const rows = [...seen].sort(([a], [b]) => a - b);
  await sql`insert into presence (profile_id, seen_at)
    select * from unnest(${rows.map(([id]) => id)}::int[], ${rows.map(([, at]) => at.toISOString())}::timestamptz[])
    on conflict (profile_id) do update set seen_at = excluded.seen_at where presence.seen_at < excluded.seen_at`.run(
    { em },
  );
}

/** Members seen after an instant, with the time. */
export async function seenSince(em: EntityManager, since: Date): Promise<Map<number, Date>> {
  const found = await sql<{ id: number; at: Date }>`select profile_id as id, seen_at as at from presence
    where seen_at > ${since}`.rows({ em });
  return new Map(found.map(({ id, at }) => [id, new Date(at)]));
}

/**
 * Copies last-seen times into profiles that are an hour behind, so that little is lost when a database crash empties
 * the presence table.
 */
export async function persistLastSeen(ctx: Ctx): Promise<void> {
  await sql`update profile as p set last_seen_at = s.seen_at from presence as s
    where s.profile_id = p.id and s.seen_at > ${new Date(ctx.clock.now().getTime() - 2 * 3_600_000)}
      and (p.last_seen_at is null or p.last_seen_at < s.seen_at - interval '1 hour')`.run(ctx);
}
