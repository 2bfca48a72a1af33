import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { NewsArticle } from '../../../schema/news.ts';
import type { PageInput } from '../../../schema/page.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Field } from '../../platform/read/selection.ts';
import { column, type Page, readOne, readPage, type View } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { pictureOf } from '../pictures/picture.view.ts';

/** View of NewsArticle. */
const newsView: View = {
  id: column('id'),
  state: column('state'),
  title: column('title'),
  html: column('html'),
  excerpt: column('excerpt'),
  picture: pictureOf('picture_id'),
  day: column('day'),
};

/** One page of news, newest first: published ones, or drafts too. */
export function readNews(
  ctx: Ctx,
  which: 'published' | 'all',
  fields: readonly Field[],
  page?: PageInput | null,
): Promise<Page<NewsArticle>> {
  const reading = {
    view: newsView,
    table: 'news',
    where: () => (which === 'all' ? sql`true` : sql`r.state = 'published'`),
    order: () => sql`r.day desc, r.id desc`,
  };
  return readPage(ctx, reading, fields, page ?? undefined);
}

const byId =
  (id: number) =>
  (row: string): Sql =>
    sql`${sql.ref(`${row}.id`)} = ${id}`;

/** A published article; null when there is none. Staff also read drafts. */
export function readArticle(ctx: Ctx, id: number, fields: readonly Field[]): Promise<NewsArticle | null> {
  const where = (row: string): Sql =>
    ctx.actor.isStaff ? byId(id)(row) : sql`${byId(id)(row)} and ${sql.ref(`${row}.state`)} = 'published'`;
  return readOne<NewsArticle>(ctx, { view: newsView, table: 'news', where }, fields);
}

/** An article as staff see it. Throws NOT_FOUND. */
export async function readArticleForStaff(
  ctx: Ctx,
  id: number,
  fields: readonly Field[],
): Promise<NewsArticle> {
  const found = await readOne<NewsArticle>(ctx, { view: newsView, table: 'news', where: byId(id) }, fields);
  if (!found) throw new DomainError(ErrorCode.NOT_FOUND, 'id');
  return found;
}
