import { outOfBounds } from '../../../schema/errors.ts';
import type { NewsInput } from '../../../schema/news.ts';
import { checkAll, must } from '../../platform/check-all.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { forUpdate, orNotFound, toId } from '../../platform/ids.ts';
import { transition } from '../../platform/process/process.ts';
import { excerptOf } from '../../platform/text.ts';
import { toContentHtml, toContentTitle } from '../content/content-html.policy.ts';
import { storeRevision } from '../content/content-revision.service.ts';
import { claimPictures } from '../pictures/picture.service.ts';
import { recordStaffAction } from '../staff-actions/staff-action.service.ts';
import { News } from './news.entity.ts';
import { newsProcess } from './news.process.ts';

function lockNews(ctx: Ctx, id: number): Promise<News> {
  return orNotFound(ctx.em.findOne(News, { id }, forUpdate), 'id');
}

function draftOf(ctx: Ctx): News {
  const now = ctx.clock.now();
  const texts = { title: '', html: '', excerpt: '', pictureId: null, day: dayOf(now) };
  return ctx.em.create(News, { ...texts, state: newsProcess.initial, createdAt: now, updatedAt: now });
}

/**
 * Creates a draft, or changes what is given of an article; changes of a published one are public immediately. Returns its id. Throws
 * NOT_FOUND, TITLE_REQUIRED, DETAILS_REQUIRED.
 */
export async function saveNews(ctx: Ctx, input: NewsInput): Promise<number> {
  const { picture, day } = input;
  const known = input.id == null ? null : await lockNews(ctx, toId(input.id, 'id'));
  const { title: wasTitle = '', html: wasHtml = '' } = known ?? {};
  const { title, html } = checkAll({
    title: () => toContentTitle((input.title === undefined ? wasTitle : input.title) ?? '', 'title'),
    html: () => toContentHtml((input.html === undefined ? wasHtml : input.html) ?? ''),
    day: must(day !== null || !known, () => outOfBounds('day', { format: 'given' })),
  });
  // A picture of the article may have been uploaded by another member of staff.
  if (picture != null && picture !== known?.pictureId) await claimPictures(ctx, [picture], 'news', 'picture');
  const news = known ?? draftOf(ctx);
  Object.assign(news, { title, html, excerpt: excerptOf(html), updatedAt: ctx.clock.now() });
  if (picture !== undefined) news.pictureId = picture;
  if (day != null) news.day = day;
  await ctx.em.flush();
  await storeRevision(ctx, { kind: 'news', subjectId: news.id, title, html });
  await recordStaffAction(ctx, { action: 'saveNews', subject: 'news', subjectId: news.id });
  return news.id;
}

/** Publishes a draft, or makes a published piece a draft again. Throws NOT_FOUND, WRONG_STATE. */
export async function moveNews(ctx: Ctx, id: number, action: 'publish' | 'withdraw'): Promise<void> {
  const news = await lockNews(ctx, id);
  await transition(ctx, newsProcess, news, {
    action,
    side: 'staff',
    facts: {},
  });
  news.updatedAt = ctx.clock.now();
  await ctx.em.flush();
  await recordStaffAction(ctx, { action: `${action}News`, subject: 'news', subjectId: id });
}
