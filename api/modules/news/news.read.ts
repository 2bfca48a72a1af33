import { NewsArticle } from '../../../schema/news.ts';
import type { Ctx } from '../../platform/context.ts';
import { orNotFound } from '../../platform/ids.ts';
import { columnKey, type KeyOrder } from '../../platform/read/cursor.ts';
import { readOne } from '../../platform/read/read-list.ts';
import type { ReadModel } from '../../platform/read/read-model.ts';
import { type PageAsked, readPage } from '../../platform/read/read-page.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { columnsOf, viewOf } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { pictureOf } from '../pictures/picture.view.ts';
import { News as NewsEntity } from './news.entity.ts';

const { column, columns } = columnsOf(NewsEntity);

const newsView = viewOf(NewsArticle, NewsEntity, {
  ...columns('id', 'state', 'title', 'html', 'excerpt', 'day', 'createdAt', 'updatedAt'),
  picture: pictureOf(column('pictureId'), 'public'),
});

/** Published news. */
export const publishedNews: ReadModel<NewsArticle> = {
  view: newsView,
  visible: (row) => sql`${sql.ref(`${row}.state`)} = 'published'`,
};

/** News that the viewer may see: published ones; staff also see drafts. */
export const visibleNews: ReadModel<NewsArticle> = {
  view: newsView,
  visible: (row, plan) => (plan.actor.isStaff ? sql`true` : publishedNews.visible(row, plan)),
};

const latestFirst = (row: string): KeyOrder => ({
  name: 'latest',
  isDescending: true,
  keys: [columnKey(row, 'day', 'date'), columnKey(row, 'id')],
});

/** One page of news, newest first: published ones, or drafts too. */
export function readNews(ctx: Ctx, which: 'published' | 'all', fields: Fields, page?: PageAsked) {
  const model = which === 'all' ? { view: newsView } : publishedNews;
  return readPage(ctx, { ...model, keys: latestFirst }, fields, page);
}

const byId =
  (id: number) =>
  (row: string): Sql =>
    sql`${sql.ref(`${row}.id`)} = ${id}`;

/** A published article; null when there is none. Staff also read drafts. */
export function readArticle(ctx: Ctx, id: number, fields: Fields): Promise<NewsArticle | null> {
  return readOne(ctx, { ...visibleNews, where: byId(id) }, fields);
}

/** An article as staff see it. Throws NOT_FOUND. */
export function readArticleForStaff(ctx: Ctx, id: number, fields: Fields): Promise<NewsArticle> {
  return orNotFound(readOne<NewsArticle>(ctx, { view: newsView, where: byId(id) }, fields), 'id');
}
