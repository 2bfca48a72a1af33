import type { Ctx } from '../../platform/context.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { deletePictures } from './picture-garbage.service.ts';

/** Maximum number of pictures in one run. */
const BATCH = 100;
/** Uploads are used by a form within a day. */
const PATIENCE_MS = 86_400_000;

/**
 * Places where the picture `p` may be used, by table and column. A member's pictures are used in their own rows, which
 * makes the lookup fast. A test compares this with the database.
 */
export const pictureUses: Readonly<Record<string, Sql>> = {
  'profile.avatar_id': sql`select from profile as u where u.id = p.owner_id and u.avatar_id = p.id`,
  'campaign.pictures': sql`select from campaign as u where u.owner_id = p.owner_id and p.id = any(u.pictures)`,
  'campaign_draft.content': sql`select from campaign_draft as u
    where u.owner_id = p.owner_id and strpos(u.content::text, p.id) > 0`,
  'product.pictures': sql`select from product as u where u.owner_id = p.owner_id and p.id = any(u.pictures)`,
  'product_order.picture_id': sql`select from product_order as u
    where u.seller_id = p.owner_id and u.picture_id = p.id`,
  'report.picture_id': sql`select from report as u where u.reporter_id = p.owner_id and u.picture_id = p.id`,
  'dispute.pictures': sql`select from dispute as u where p.purpose = 'report' and p.id = any(u.pictures)`,
  'dispute_statement.pictures': sql`select from dispute_statement as u
    where p.purpose = 'report' and p.id = any(u.pictures)`,
  'submission.pictures': sql`select from submission as u where p.purpose = 'report' and p.id = any(u.pictures)`,
  'message.picture_ids': sql`select from message as u where u.sender_id = p.owner_id and p.id = any(u.picture_ids)`,
  'help_request.picture_id': sql`select from help_request as u where u.picture_id = p.id`,
  'news.picture_id': sql`select from news as u where u.picture_id = p.id`,
  'slide.picture_id': sql`select from slide as u where u.picture_id = p.id`,
  'content_revision.html': sql`select from content_revision as u where p.purpose = 'news' and strpos(u.html, p.id) > 0`,
  // Copies from profiles and campaigns that may show another picture by now. The list is long, so it comes last.
  'notification.image_id': sql`select from notification as u where u.image_id = p.id`,
};

/** The pictures that are used in one of the places. */
async function usedOf(ctx: Ctx, ids: readonly string[], places: readonly Sql[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const anywhere = sql.join(
    places.map((place) => sql`exists (${place})`),
    sql` or `,
  );
  const found = await sql<{ id: string }>`select p.id from picture as p
    where p.id = any(${ids}::text[]) and (${anywhere})`.rows(ctx);
  return found.map(({ id }) => id);
}

/**
 * Checks uploads older than a day, each once: used ones are kept, others deleted. A form that uses one at this moment
 * either holds its lock or waits, and then finds it gone. Handles one batch in the caller's transaction and returns its
 * size.
 */
export async function deleteUnusedUploads(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - PATIENCE_MS);
  const locked = await sql<{ id: string }>`select id from picture where not is_kept and created_at < ${before}
    order by created_at limit ${BATCH} for update skip locked`.rows(ctx);
  const ids = locked.map(({ id }) => id);
  const { 'notification.image_id': shown, ...owned } = pictureUses;
  const used = new Set(await usedOf(ctx, ids, Object.values(owned)));
  const rest = ids.filter((id) => !used.has(id));
  for (const id of shown ? await usedOf(ctx, rest, [shown]) : []) used.add(id);
  await sql`update picture set is_kept = true where id = any(${[...used]}::text[])`.run(ctx);
  await deletePictures(
    ctx,
    rest.filter((id) => !used.has(id)),
  );
  return ids.length;
}
