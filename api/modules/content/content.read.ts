import { p } from '@mikro-orm/core';
import { type ContentKind, ContentRevision, SiteText } from '../../../schema/content.ts';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { numberIn } from '../../../schema/global-id.ts';
import type { Ctx } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import { newestFirst } from '../../platform/read/cursor.ts';
import { readOne } from '../../platform/read/read-list.ts';
import { type Connection, type PageAsked, readPage } from '../../platform/read/read-page.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { columnsOf, tableOf, viewOf } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { profileOf } from '../profiles/profile.view.ts';
import { isSlug } from './content-html.policy.ts';

const contentPageTable = tableOf('content_page', {
  slug: p.string(),
  name: p.string(),
  html: p.string(),
  updatedAt: p.datetime(),
});
const contentRevisionTable = tableOf('content_revision', {
  id: p.integer().primary(),
  title: p.string(),
  html: p.string(),
  editorId: p.integer().nullable(),
  at: p.datetime(),
});
const contentPage = columnsOf(contentPageTable);
const { column, columns } = columnsOf(contentRevisionTable);

const siteTextView = viewOf(SiteText, contentPageTable, {
  ...contentPage.columns('slug', 'name', 'html', 'updatedAt'),
});

/** View of ContentRevision, for staff only. */
const revisionView = viewOf(ContentRevision, contentRevisionTable, {
  ...columns('id', 'title', 'html'),
  createdAt: column('at'),
  updatedAt: column('at'),
  editor: profileOf(column('editorId')),
});

/** The page with this slug; null when there is none. */
export function readSiteText(ctx: Ctx, slug: string, fields: Fields): Promise<SiteText | null> {
  if (!isSlug(slug)) return Promise.resolve(null);
  const where = (row: string) => sql`${sql.ref(`${row}.slug`)} = ${slug}`;
  return readOne<SiteText>(ctx, { view: siteTextView, where }, fields);
}

/** Revisions of a page (by slug) or a piece of news (by id), newest first. Throws NOT_FOUND for an invalid key. */
export async function readRevisions(
  ctx: Ctx,
  of: { kind: ContentKind; key: string },
  fields: Fields,
  page?: PageAsked,
): Promise<Connection<ContentRevision>> {
  if (of.kind === 'page' && !isSlug(of.key)) throw new DomainError(ErrorCode.NOT_FOUND, 'key');
  const subject =
    of.kind === 'page'
      ? sql`(select p.id from content_page as p where p.slug = ${of.key})`
      : sql`${toId(numberIn('NewsArticle', of.key), 'key')}`;
  const reading = {
    view: revisionView,
    where: () => sql`r.kind = ${of.kind} and r.subject_id = ${subject}`,
    keys: newestFirst,
  };
  return readPage(ctx, reading, fields, page);
}
