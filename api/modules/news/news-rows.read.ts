import { type RowModel, stored } from '../../platform/read/row-model.ts';
import { sql } from '../../platform/sql.ts';

/** Published news. */
export const newsRows: RowModel = {
  table: 'news',
  visible: (row) => sql`${sql.ref(`${row}.state`)} = 'published'`,
  columns: {
    id: stored('int', 'id'),
    state: stored('text', 'state'),
    title: stored('text', 'title'),
    html: stored('text', 'html'),
    picture: stored('picture', 'picture_id'),
    day: stored('day', 'day'),
  },
};
