import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';

/** Maximum number of pictures in one run. */
const BATCH = 200;

/**
 * Deletes rows of pictures and queues their files for deletion. Files are deleted after the commit: the store may be
 * remote, and a failed transaction must not have deleted anything.
 */
export async function deletePictures(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`with gone as (delete from picture where id = any(${ids}::text[]) returning id)
    insert into picture_garbage (picture_id, since) select id, ${ctx.clock.now()} from gone
    on conflict do nothing`.run(ctx);
}

/**
 * Deletes queued files from the store. Returns the number of pictures; when the store does not answer, they stay
 * queued.
 */
export async function removeGarbage(ctx: Ctx): Promise<number> {
  const found = await sql<{ id: string }>`select picture_id as id from picture_garbage
    order by since, picture_id limit ${BATCH}`.rows(ctx);
  for (const { id } of found) {
    await ctx.ports.pictures.remove(id);
    await sql`delete from picture_garbage where picture_id = ${id}`.run(ctx);
  }
  return found.length;
}
