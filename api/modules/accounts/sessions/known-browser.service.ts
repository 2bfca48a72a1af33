import type { Ctx } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import { hashToken } from '../token.ts';
import { deviceName } from './device.ts';
import { networkOf } from './network.ts';

/** Days since the last sign-in after which a browser is a new one again. */
const KEPT_DAYS = 400;
const DAY = 86_400_000;

/** What a browser is known by: its cookie, or its name together with its network, for programs without cookies. */
function marksOf({ caller, sessionCookie }: Ctx): Buffer[] {
  const cookie = sessionCookie.browser();
  const network = `${deviceName(caller.userAgent)} ${networkOf(caller.address) ?? caller.address}`;
  return [...(cookie ? [`cookie ${cookie}`] : []), `network ${network}`].map(hashToken);
}

/**
 * Remembers the browser that a session began in. Returns whether the account knows others but not this one: the first
 * sign-in is no news.
 */
export async function noteBrowser(ctx: Ctx, accountId: number, sessionId: number): Promise<boolean> {
  const now = ctx.clock.now();
  const marks = marksOf(ctx);
  await sql`delete from known_browser where account_id = ${accountId}
    and seen_at < ${new Date(now.getTime() - KEPT_DAYS * DAY)}`.run(ctx);
  const known = await sql<{ all: number; own: number }>`select count(*)::int as all,
      count(*) filter (where mark = any(${marks}::bytea[]))::int as own
    from known_browser where account_id = ${accountId}`.first(ctx);
  await sql`insert into known_browser (account_id, mark, session_id, seen_at)
    select ${accountId}, unnest(${marks}::bytea[]), ${sessionId}, ${now}
    on conflict (account_id, mark) do update set seen_at = excluded.seen_at`.run(ctx);
  return !!known && known.all > 0 && known.own === 0;
}

/** Forgets the browser that a session was the first of, or all: the next sign-in there is news again. */
export async function forgetBrowsers(ctx: Ctx, accountId: number, sessionId?: number): Promise<void> {
  const first = sessionId === undefined ? sql`` : sql`and session_id = ${sessionId}`;
  await sql`delete from known_browser where account_id = ${accountId} ${first}`.run(ctx);
}
