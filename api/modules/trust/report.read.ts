import type { PageInput } from '../../../schema/page.ts';
import type { Report } from '../../../schema/report.ts';
import type { Ctx } from '../../platform/context.ts';
import { orNotFound } from '../../platform/ids.ts';
import { readById, readPage } from '../../platform/read/read-page.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { sql } from '../../platform/sql.ts';
import { reportView } from './report.view.ts';

/** One page of reports: open ones, oldest first, or resolved ones, newest decision first. */
export function readReports(ctx: Ctx, resolved: boolean, fields: Fields, page?: PageInput) {
  const reading = {
    view: reportView,
    where: () => (resolved ? sql`r.resolved_at is not null` : sql`r.resolved_at is null`),
    order: () => (resolved ? sql`r.resolved_at desc, r.id desc` : sql`r.id`),
  };
  return readPage(ctx, reading, fields, page);
}

/** A report as staff see it. Throws NOT_FOUND. */
export function readReport(ctx: Ctx, id: number, fields: Fields): Promise<Report> {
  return orNotFound(readById<Report>(ctx, { view: reportView }, id, fields), 'id');
}
