import type { SiteTextInput } from '../../../schema/content.ts';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { recordStaffAction } from '../staff-actions/staff-action.service.ts';
import { isSlug, toContentHtml, toContentTitle } from './content-html.policy.ts';
import { storeRevision } from './content-revision.service.ts';

/** Stores the shipped text as a revision before its first change, so that it can be restored. */
async function keepOriginal(ctx: Ctx, id: number): Promise<void> {
  await sql`insert into content_revision (kind, subject_id, title, html, editor_id, at)
    select 'page', id, name, html, null, updated_at from content_page
    where id = ${id} and not exists (select from content_revision where kind = 'page' and subject_id = ${id})`.run(
    ctx,
  );
}

async function lockPage(ctx: Ctx, slug: string): Promise<number> {
  const found = isSlug(slug)
    ? await sql<{ id: number }>`select id from content_page where slug = ${slug} for update`.execute(
        ctx.em.getKysely(),
      )
    : null;
  const id = found?.rows[0]?.id;
  if (id === undefined) throw new DomainError(ErrorCode.NOT_FOUND, 'slug');
  return id;
}

/**
 * Changes the text of a page. Returns its slug. Throws NOT_FOUND for an unknown page, TITLE_REQUIRED, DETAILS_REQUIRED.
 */
export async function saveSiteText(ctx: Ctx, input: SiteTextInput): Promise<string> {
  const name = toContentTitle(input.name, 'name');
  const html = toContentHtml(input.html);
  const id = await lockPage(ctx, input.slug);
  await keepOriginal(ctx, id);
  await sql`update content_page set name = ${name}, html = ${html}, updated_at = ${ctx.clock.now()}
    where id = ${id}`.run(ctx);
  await storeRevision(ctx, { kind: 'page', subjectId: id, title: name, html });
  await recordStaffAction(ctx, { action: 'saveSiteText', subject: 'siteText', subjectId: id });
  return input.slug;
}
