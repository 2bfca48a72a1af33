import { Slide } from '../../../schema/slide.ts';
import type { Ctx } from '../../platform/context.ts';
import { orNotFound } from '../../platform/ids.ts';
import { readList, readOne } from '../../platform/read/read-list.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { columnsOf, viewOf } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { pictureOf } from '../pictures/picture.view.ts';
import { Slide as SlideEntity } from './slide.entity.ts';

const { column, columns } = columnsOf(SlideEntity);

const slideView = viewOf(Slide, SlideEntity, {
  ...columns('id', 'title', 'text', 'linkLabel', 'link', 'createdAt', 'updatedAt'),
  picture: pictureOf(column('pictureId'), 'public'),
});

/** All slides in their order; there are at most eight. */
export function readSlides(ctx: Ctx, fields: Fields): Promise<Slide[]> {
  return readList(
    ctx,
    { view: slideView, visible: () => sql`true`, order: (row) => sql.ref(`${row}.position`) },
    fields,
  );
}

/** A slide. Throws NOT_FOUND. */
export function readSlide(ctx: Ctx, id: number, fields: Fields): Promise<Slide> {
  const where = (row: string) => sql`${sql.ref(`${row}.id`)} = ${id}`;
  return orNotFound(readOne<Slide>(ctx, { view: slideView, where }, fields), 'id');
}
