import type { Report } from '../../../schema/report.ts';
import type { Ctx } from '../../platform/context.ts';
import { orNotFound } from '../../platform/ids.ts';
import { columnKey, type KeyOrder, oldestFirst } from '../../platform/read/cursor.ts';
import { readById } from '../../platform/read/read-list.ts';
import { type PageAsked, readPage } from '../../platform/read/read-page.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { reportView } from './report.view.ts';

const lastResolvedFirst = (row: string): KeyOrder => ({
  name: 'resolved',
  isDescending: true,
  keys: [columnKey(row, 'resolved_at', 'timestamptz'), columnKey(row, 'id')],
});

/** SQL: whether a report waits for staff. */
export const isOpenReport = (row: string): Sql => sql`${sql.ref(`${row}.resolved_at`)} is null`;

/** One page of reports: open ones, oldest first, or resolved ones, newest decision first. */
export function readReports(ctx: Ctx, resolved: boolean, fields: Fields, page?: PageAsked) {
  const reading = {
    view: reportView,
    where: (row: string) => (resolved ? sql`not (${isOpenReport(row)})` : isOpenReport(row)),
    keys: resolved ? lastResolvedFirst : oldestFirst,
  };
  return readPage(ctx, reading, fields, page);
}

/** A report as staff see it. Throws NOT_FOUND. */
export function readReport(ctx: Ctx, id: number, fields: Fields): Promise<Report> {
  return orNotFound(readById<Report>(ctx, { view: reportView }, id, fields), 'id');
}
