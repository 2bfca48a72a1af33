import { DomainError, ErrorCode, outOfBounds } from '../../../schema/errors.ts';
import type { SlideInput } from '../../../schema/slide.ts';
import { checkAll } from '../../platform/check-all.ts';
import type { Ctx } from '../../platform/context.ts';
import { orNotFound, toId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import { checkLine } from '../../platform/text.ts';
import { claimPictures } from '../pictures/picture.service.ts';
import { recordStaffAction } from '../staff-actions/staff-action.service.ts';
import { isOwnPage, toContentTitle } from './content-html.policy.ts';
import { Slide } from './slide.entity.ts';

/** Nobody looks at more. */
const MAX_SLIDES = 8;
const MAX_TEXT = 200;
const MAX_LABEL = 30;
const MAX_LINK = 200;

/** All slides in their order. Changes of slides wait for each other. */
async function lockSlides(ctx: Ctx): Promise<Slide[]> {
  await sql`lock table slide in share row exclusive mode`.run(ctx);
  return ctx.em.find(Slide, {}, { orderBy: { position: 'asc' } });
}

const numbered = (slides: readonly Slide[]): void => {
  for (const [index, slide] of slides.entries()) slide.position = index + 1;
};

function toLink(typed: string | null | undefined): string | null {
  const link = checkLine(typed, { field: 'link', max: MAX_LINK });
  if (link !== '' && !isOwnPage(link))
    throw outOfBounds('link', { format: 'a page of this site, like /campaigns' });
  return link || null;
}

/** A button has words and a page, or there is none. */
function toButton(input: SlideInput) {
  const { link, linkLabel } = checkAll({
    link: () => toLink(input.link),
    linkLabel: () => checkLine(input.linkLabel, { field: 'linkLabel', max: MAX_LABEL }) || null,
  });
  if (link && !linkLabel) throw new DomainError(ErrorCode.FIELD_REQUIRED, 'linkLabel');
  if (linkLabel && !link) throw new DomainError(ErrorCode.FIELD_REQUIRED, 'link');
  return { link, linkLabel };
}

/** Adds a slide at the end, or changes one. Returns its id. Throws NOT_FOUND, TITLE_REQUIRED, FIELD_REQUIRED, BAD_INPUT. */
export async function saveSlide(ctx: Ctx, input: SlideInput): Promise<number> {
  const { title, text, button } = checkAll({
    title: () => toContentTitle(input.title, 'title'),
    text: () => checkLine(input.text, { field: 'text', max: MAX_TEXT, missing: ErrorCode.FIELD_REQUIRED }),
    button: () => toButton(input),
  });
  const slides = await lockSlides(ctx);
  const id = input.id == null ? null : toId(input.id, 'id');
  const known = slides.find((slide) => slide.id === id);
  if (id !== null && !known) throw new DomainError(ErrorCode.NOT_FOUND, 'id');
  if (!known && slides.length >= MAX_SLIDES)
    throw outOfBounds('id', { format: `one of the ${MAX_SLIDES} slides` });
  // Its picture may have been uploaded by another member of staff.
  if (input.picture !== known?.pictureId) await claimPictures(ctx, [input.picture], 'news', 'picture');
  const now = ctx.clock.now();
  const values = { title, text, ...button, pictureId: input.picture, updatedAt: now };
  const slide = known
    ? Object.assign(known, values)
    : ctx.em.create(Slide, { ...values, position: slides.length + 1, createdAt: now });
  await ctx.em.flush();
  await recordStaffAction(ctx, { action: 'saveSlide', subject: 'slide', subjectId: slide.id });
  return slide.id;
}

/** Puts a slide at a place from 1; beyond the last it becomes the last. Throws NOT_FOUND, BAD_INPUT. */
export async function moveSlide(ctx: Ctx, id: number, position: number): Promise<void> {
  if (position < 1) throw outOfBounds('position', { min: 1 });
  const slides = await lockSlides(ctx);
  const moved = slides.find((slide) => slide.id === id);
  if (!moved) throw new DomainError(ErrorCode.NOT_FOUND, 'id');
  const rest = slides.filter((slide) => slide !== moved);
  numbered([...rest.slice(0, position - 1), moved, ...rest.slice(position - 1)]);
  await ctx.em.flush();
  await recordStaffAction(ctx, { action: 'moveSlide', subject: 'slide', subjectId: id, data: { position } });
}

/** Removes a slide. Throws NOT_FOUND. */
export async function removeSlide(ctx: Ctx, id: number): Promise<void> {
  const slides = await lockSlides(ctx);
  const gone = await orNotFound(Promise.resolve(slides.find((slide) => slide.id === id) ?? null), 'id');
  ctx.em.remove(gone);
  numbered(slides.filter((slide) => slide !== gone));
  await ctx.em.flush();
  const { title } = gone;
  await recordStaffAction(ctx, { action: 'removeSlide', subject: 'slide', subjectId: id, data: { title } });
}
