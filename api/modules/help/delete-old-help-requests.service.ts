import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';

const DAY = 86_400_000;

/** How long an answered request is kept, as the privacy policy says. */
const KEPT_MS = 365 * DAY;

/** Maximum number of requests in one run. */
const BATCH = 200;

/** Deletes requests that were answered a year ago. Returns how many. */
export async function deleteOldHelpRequests(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now().getTime();
  const old = await sql<{
    pictureId: string | null;
  }>`delete from help_request where id in (select id from help_request
    where resolved_at < ${new Date(now - KEPT_MS)} order by id limit ${BATCH})
    returning picture_id as "pictureId"`.rows(ctx);
  // The job for unused uploads deletes their pictures.
  const pictures = old.flatMap(({ pictureId }) => pictureId ?? []);
  await sql`update picture set is_kept = false where id = any(${pictures}::text[])`.run(ctx);
  return old.length;
}
