import type { SiteTextInput } from '../../../schema/content.ts';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { checkAll } from '../../platform/check-all.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Patch, patched } from '../../platform/patch.ts';
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

type Page = Pick<SiteTextInput, 'name' | 'html'> & { id: number };

async function lockPage(ctx: Ctx, slug: string): Promise<Page> {
  const page = isSlug(slug)
    ? await sql<Page>`select id, name, html from content_page where slug = ${slug} for update`.first(ctx)
    : undefined;
  if (!page) throw new DomainError(ErrorCode.NOT_FOUND, 'slug');
  return page;
}

/** What changes of a page. */
export type SiteTextPatch = Patch<Omit<SiteTextInput, 'slug'>> & Pick<SiteTextInput, 'slug'>;

/**
 * Changes what is given of the text of a page. Returns its slug. Throws NOT_FOUND for an unknown page, TITLE_REQUIRED, DETAILS_REQUIRED.
 */
export async function saveSiteText(ctx: Ctx, { slug, ...patch }: SiteTextPatch): Promise<string> {
  const { id, ...present } = await lockPage(ctx, slug);
  const form = patched(present, patch, { name: '', html: '' });
  const { name, html } = checkAll({
    name: () => toContentTitle(form.name, 'name'),
    html: () => toContentHtml(form.html),
  });
  await keepOriginal(ctx, id);
  await sql`update content_page set name = ${name}, html = ${html}, updated_at = ${ctx.clock.now()}
    where id = ${id}`.run(ctx);
  await storeRevision(ctx, { kind: 'page', subjectId: id, title: name, html });
  await recordStaffAction(ctx, { action: 'saveSiteText', subject: 'siteText', subjectId: id });
  return slug;
}
