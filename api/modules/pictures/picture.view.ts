import type { Picture } from '../../../schema/picture.ts';
import type { Fields } from '../../platform/read/selection.ts';
import type { Column, StoredColumn, ValueColumn } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';

const renditions: Readonly<Record<Exclude<keyof Picture, 'id'>, number>> = {
  tiny: 96,
  small: 320,
  medium: 640,
  large: 1280,
};

function pictureFrom(id: Sql, fields: Fields): Sql {
  const pairs = fields.map(({ name, key }) =>
    name === 'id'
      ? sql`${sql.lit(key)}, ${id}`
      : sql`${sql.lit(key)}, '/files/' || ${id} || ${sql.lit(`/${renditions[name as keyof typeof renditions]}.webp`)}`,
  );
  return sql`json_build_object(${sql.join(pairs)})`;
}

/** What a picture column is made of: SQL of one id, or of a list of ids. */
type PictureIds = Pick<StoredColumn, 'isFull' | 'value'>;

/** SQL: the Picture with the id in a column; null when the column is null. */
export function pictureOf({ isFull, value }: PictureIds): ValueColumn {
  const write: Column = (row, field) =>
    sql`case when ${value(row)} is not null then ${pictureFrom(value(row), field.fields)} end`;
  return Object.assign(write, { type: 'picture' as const, isFull, value });
}

/** SQL: the first Picture of an array column. */
export function firstPictureOf({ value }: PictureIds): ValueColumn {
  return pictureOf({ isFull: false, value: (row) => sql`(${value(row)})[1]` });
}

/** SQL: the Pictures of an array column, in its order. */
export function picturesOf({ isFull, value }: PictureIds): ValueColumn {
  const write: Column = (row, field) => sql`(
    select coalesce(json_agg(${pictureFrom(sql`u.id`, field.fields)} order by u.place), '[]'::json)
    from unnest(${value(row)}) with ordinality as u (id, place))`;
  return Object.assign(write, { type: 'pictures' as const, isFull, value });
}
