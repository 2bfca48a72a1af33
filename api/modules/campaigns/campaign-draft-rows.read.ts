import {
  type ColumnType,
  derived,
  type RowColumn,
  type RowModel,
  stored,
} from '../../platform/read/row-model.ts';
import { type Sql, sql } from '../../platform/sql.ts';

const text = (row: string, name: string): Sql => sql`(${sql.ref(`${row}.content`)}->>${sql.lit(name)})`;
const items = (row: string, name: string): Sql =>
  sql`jsonb_array_elements_text(case jsonb_typeof(${sql.ref(`${row}.content`)}->${sql.lit(name)})
    when 'array' then ${sql.ref(`${row}.content`)}->${sql.lit(name)} else '[]' end)`;

function member(
  type: ColumnType,
  name: string,
  cast: 'text' | 'int' | 'date' | 'boolean' = 'text',
): RowColumn {
  return derived(type, (row) => sql`${text(row, name)}::${sql.raw(cast)}`);
}

const list = (name: string, type: ColumnType = 'list'): RowColumn =>
  derived(type, (row) => sql`array(select ${items(row, name)})`);

/** The viewer's draft. */
export const campaignDraftRows: RowModel = {
  table: 'campaign_draft',
  visible: (row, { actor }) => sql`${sql.ref(`${row}.owner_id`)} = ${actor.accountId}::int`,
  isOwn: true,
  columns: {
    ownerId: stored('int', 'owner_id'),
    type: member('text', 'type'),
    title: member('text', 'title'),
    detailsHtml: member('text', 'detailsHtml'),
    price: derived(
      'minor',
      (row) => sql`coalesce(${text(row, 'budgetMinor')}, ${text(row, 'productValueMinor')})::bigint`,
    ),
    productUrl: member('text', 'productUrl'),
    categoryNames: derived(
      'list',
      (row) => sql`array(select k.name from ${items(row, 'categories')} with ordinality as given (slug, place)
        join category as k on k.slug = given.slug order by given.place)`,
    ),
    countryNames: derived(
      'list',
      (row) => sql`array(select l.name from ${items(row, 'countries')} with ordinality as given (code, place)
        join country as l on l.code = given.code order by given.place)`,
    ),
    countryCodes: list('countries'),
    gender: member('text', 'gender'),
    minAge: member('int', 'minAge', 'int'),
    maxAge: member('int', 'maxAge', 'int'),
    minFollowers: member('int', 'minFollowers', 'int'),
    endsOn: member('day', 'endsOn', 'date'),
    hashtags: list('hashtags'),
    tags: list('tags'),
    pictures: list('pictures', 'pictures'),
    cover: derived('picture', (row) => sql`(${sql.ref(`${row}.content`)}->'pictures'->>0)`),
    updatedAt: stored('instant', 'updated_at'),
  },
};
