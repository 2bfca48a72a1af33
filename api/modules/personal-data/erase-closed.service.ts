import type { Ctx } from '../../platform/context.ts';
import type { StepsCtx } from '../../platform/process/steps.ts';
import { sql } from '../../platform/sql.ts';
import { removeCustomer } from '../payments/saved/provider-removal.service.ts';
import { deletePictures } from '../pictures/picture-garbage.service.ts';
import { DAYS_UNTIL_ERASED } from './close-account.service.ts';
import { eraseTable } from './erase-table.ts';
import { countOpenJobs, countOpenOrders } from './open-jobs.read.ts';
import { personalTables } from './personal-tables.ts';

/** Maximum number of accounts in one run. */
const BATCH = 50;

async function readDue(ctx: Ctx): Promise<number[]> {
  const due = new Date(ctx.clock.now().getTime() - DAYS_UNTIL_ERASED * 86_400_000);
  const found = await sql<{ id: number }>`select id from account
    where closed_at <= ${due} and erased_at is null order by closed_at limit ${BATCH}`.rows(ctx);
  return found.map(({ id }) => id);
}

/** Deletes avatars and pictures for help requests, with their files; notifications of others lose them. */
async function erasePictures(ctx: Ctx, id: number): Promise<void> {
  const avatars = await sql<{ id: string }>`select id from picture
    where owner_id = ${id} and purpose in ('avatar', 'help')`.rows(ctx);
  const ids = avatars.map((row) => row.id);
  if (ids.length === 0) return;
  await sql`update notification set image_id = null where image_id = any(${ids}::text[])`.run(ctx);
  await deletePictures(ctx, ids);
}

async function erase(ctx: Ctx, id: number): Promise<boolean> {
  const locked =
    await sql`select from account where id = ${id} and closed_at is not null and erased_at is null
    for update`.rows(ctx);
  // While a chargeback is open, both sides are still needed.
  if (locked.length === 0 || (await countOpenJobs(ctx, id)) > 0) return false;
  if ((await countOpenOrders(ctx, id)) > 0) return false;
  await removeCustomer(ctx, id);
  for (const rule of personalTables) await eraseTable(ctx, rule, id);
  await erasePictures(ctx, id);
  await sql`update account set erased_at = ${ctx.clock.now()} where id = ${id}`.run(ctx);
  return true;
}

/** Erases personal data of accounts that were closed 30 days ago, each in its own transaction. Returns how many. */
export async function eraseClosed(ctx: StepsCtx): Promise<number> {
  let count = 0;
  for (const id of await readDue(ctx)) {
    if (await ctx.inTransaction((inner) => erase(inner, id))) count += 1;
  }
  return count;
}
