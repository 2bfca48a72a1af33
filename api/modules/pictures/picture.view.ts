import type { Field } from '../../platform/read/selection.ts';
import type { Column } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';

const renditions: Record<string, number> = { tiny: 96, small: 320, medium: 640, large: 1280 };

function pictureFrom(id: Sql, fields: readonly Field[]): Sql {
  const pairs = fields.map(({ name, key }) =>
    name === 'id'
      ? sql`${sql.lit(key)}, ${id}`
      : sql`${sql.lit(key)}, '/files/' || ${id} || ${sql.lit(`/${renditions[name]}.webp`)}`,
  );
  return sql`json_build_object(${sql.join(pairs)})`;
}

/** SQL: the Picture with the id in a column; null when the column is null. */
export function pictureOf(id: string): Column {
  return (row, field) => {
    const ref = sql.ref(`${row}.${id}`);
    return sql`case when ${ref} is not null then ${pictureFrom(ref, field.fields)} end`;
  };
}

/** SQL: the first Picture of an array column. */
export function firstPictureOf(ids: string): Column {
  return (row, field) => {
    const ref = sql`(${sql.ref(`${row}.${ids}`)})[1]`;
    return sql`case when ${ref} is not null then ${pictureFrom(ref, field.fields)} end`;
  };
}

/** SQL: the Pictures of an array column, in its order. */
export function picturesOf(ids: string): Column {
  return (
    row,
    field,
  ) => sql`(select coalesce(json_agg(${pictureFrom(sql`u.id`, field.fields)} order by u.place), '[]'::json)
    from unnest(${sql.ref(`${row}.${ids}`)}) with ordinality as u (id, place))`;
}
