import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';

/** Pictures of one run. */
const BATCH = 200;

/**
 * Deletes rows of pictures, and notes that their renditions are to go from the store. That happens after the commit: the
 * store may be far away, and a transaction that fails must not have taken anything.
 */
export async function deletePictures(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`with gone as (delete from picture where id = any(${ids}::text[]) returning id)
    insert into picture_garbage (picture_id, since) select id, ${ctx.clock.now()} from gone
    on conflict do nothing`.execute(ctx.em.getKysely());
}

/** Takes renditions out of the store that are to go. Answers how many pictures; a store that is away is asked again later. */
export async function removeGarbage(ctx: Ctx): Promise<number> {
  const db = ctx.em.getKysely();
  const found = await sql<{ id: string }>`select picture_id as id from picture_garbage
    order by since, picture_id limit ${BATCH}`.execute(db);
  for (const { id } of found.rows) {
    await ctx.ports.pictures.remove(id);
    await sql`delete from picture_garbage where picture_id = ${id}`.execute(db);
  }
  return found.rows.length;
}
