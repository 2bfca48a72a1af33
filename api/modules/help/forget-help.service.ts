import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { deletePictures } from '../pictures/picture-garbage.service.ts';

const DAY = 86_400_000;

/** How long an answered request is kept, as the privacy policy says. */
const KEPT_MS = 365 * DAY;

/** Rows of one run. */
const BATCH = 200;

/**
 * Forgets requests that were answered a year ago, and pictures of visitors who did not send the form within a day.
 * Answers how many rows went.
 */
export async function forgetHelp(ctx: Ctx): Promise<number> {
  const db = ctx.em.getKysely();
  const now = ctx.clock.now().getTime();
  const old = await sql`delete from help_request where id in (select id from help_request
    where resolved_at < ${new Date(now - KEPT_MS)} order by id limit ${BATCH}) returning id`.execute(db);
  const unused = await sql<{ id: string }>`select p.id from picture as p
    where p.purpose = 'help' and p.created_at < ${new Date(now - DAY)}
      and not exists (select from help_request as h where h.picture_id = p.id) limit ${BATCH}`.execute(db);
  const ids = unused.rows.map(({ id }) => id);
  await deletePictures(ctx, ids);
  return old.rows.length + unused.rows.length;
}
