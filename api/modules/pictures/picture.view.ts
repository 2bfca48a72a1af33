import type { Picture } from '../../../schema/picture.ts';
import type { Fields } from '../../platform/read/selection.ts';
import type { Column, Plan, StoredColumn, ValueColumn } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { signedQuerySql } from '../../platform/storage/picture-signature.ts';

const renditions: Readonly<Record<Exclude<keyof Picture, 'id'>, number>> = {
  tiny: 96,
  small: 320,
  medium: 640,
  large: 1280,
};

/** `key` signs the addresses of a private picture. */
function pictureFrom(id: Sql, fields: Fields, key: ReturnType<Plan['pictureKey']> | null): Sql {
  const query = key ? sql` || ${signedQuerySql(id, key)}` : sql``;
  const pairs = fields.map(({ name, key: asked }) =>
    name === 'id'
      ? sql`${sql.lit(asked)}, ${id}`
      : sql`${sql.lit(asked)}, '/files/' || ${id} || ${sql.lit(`/${renditions[name as keyof typeof renditions]}.webp`)}${query}`,
  );
  return sql`json_build_object(${sql.join(pairs)})`;
}

/** What a picture column is made of: SQL of one id, or of a list of ids. */
type PictureIds = Pick<StoredColumn, 'isFull' | 'value'>;

/** Whether a column shows pictures that only some may see. */
type Sight = 'public' | 'private';

/** SQL: the Picture with the id in a column; null when the column is null. */
export function pictureOf({ isFull, value }: PictureIds, sight: Sight): ValueColumn {
  const write: Column = (row, { fields }, plan) => {
    const picture = pictureFrom(value(row), fields, sight === 'private' ? plan.pictureKey() : null);
    return sql`case when ${value(row)} is not null then ${picture} end`;
  };
  return Object.assign(write, { type: 'picture' as const, isFull, value });
}

/** SQL: the first Picture of an array column. */
export function firstPictureOf({ value }: PictureIds, sight: Sight): ValueColumn {
  return pictureOf({ isFull: false, value: (row) => sql`(${value(row)})[1]` }, sight);
}

/** SQL: the Pictures of an array column, in its order. */
export function picturesOf({ isFull, value }: PictureIds, sight: Sight): ValueColumn {
  const write: Column = (row, { fields }, plan) => {
    const picture = pictureFrom(sql`u.id`, fields, sight === 'private' ? plan.pictureKey() : null);
    return sql`(select coalesce(json_agg(${picture} order by u.place), '[]'::json)
      from unnest(${value(row)}) with ordinality as u (id, place))`;
  };
  return Object.assign(write, { type: 'pictures' as const, isFull, value });
}
