import type { ContentKind, ContentRevision, SiteText } from '../../../schema/content.ts';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { PageInput } from '../../../schema/page.ts';
import type { Ctx } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import type { Field } from '../../platform/read/selection.ts';
import { column, type Page, readOne, readPage, type View } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { profileOf } from '../profiles/profile.view.ts';
import { isSlug } from './content-html.policy.ts';

/** View of SiteText. */
const siteTextView: View = {
  slug: column('slug'),
  name: column('name'),
  html: column('html'),
  updatedAt: column('updated_at'),
};

/** View of ContentRevision, for staff only. */
const revisionView: View = {
  id: column('id'),
  title: column('title'),
  html: column('html'),
  editor: profileOf('editor_id'),
  at: column('at'),
};

/** The page with this slug; null when there is none. */
export function readSiteText(ctx: Ctx, slug: string, fields: readonly Field[]): Promise<SiteText | null> {
  if (!isSlug(slug)) return Promise.resolve(null);
  const where = (row: string) => sql`${sql.ref(`${row}.slug`)} = ${slug}`;
  return readOne<SiteText>(ctx, { view: siteTextView, table: 'content_page', where }, fields);
}

/** Revisions of a page (by slug) or a piece of news (by id), newest first. Throws NOT_FOUND for an invalid key. */
export async function readRevisions(
  ctx: Ctx,
  of: { kind: ContentKind; key: string },
  fields: readonly Field[],
  page?: PageInput | null,
): Promise<Page<ContentRevision>> {
  if (of.kind === 'page' && !isSlug(of.key)) throw new DomainError(ErrorCode.NOT_FOUND, 'key');
  const subject =
    of.kind === 'page'
      ? sql`(select p.id from content_page as p where p.slug = ${of.key})`
      : sql`${toId(of.key, 'key')}`;
  const reading = {
    view: revisionView,
    table: 'content_revision',
    where: () => sql`r.kind = ${of.kind} and r.subject_id = ${subject}`,
    order: () => sql`r.id desc`,
  };
  return readPage(ctx, reading, fields, page ?? undefined);
}
