import { HelpRequest } from '../../../schema/help.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { orNotFound } from '../../platform/ids.ts';
import { columnKey, type KeyOrder, newestFirst, oldestFirst } from '../../platform/read/cursor.ts';
import { readById } from '../../platform/read/read-list.ts';
import { type Connection, type PageAsked, readPage } from '../../platform/read/read-page.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { type Column, columnsOf, viewOf } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { pictureOf } from '../pictures/picture.view.ts';
import { profileOf } from '../profiles/profile.view.ts';
import { HelpRequest as HelpRequestEntity } from './help-request.entity.ts';

const { column, columns } = columnsOf(HelpRequestEntity, { updatedAt: 'instant' });

/** Members are answered by the team, not by a person whom they could message. */
const forStaff =
  (write: Column): Column =>
  (row, field, plan) =>
    plan.actor.isStaff ? write(row, field, plan) : sql`null`;

/** View of HelpRequest, for its sender and staff. */
export const helpView = viewOf(HelpRequest, HelpRequestEntity, {
  ...columns('id', 'state', 'name', 'email', 'message', 'createdAt', 'updatedAt', 'answer', 'resolvedAt'),
  sender: profileOf(column('accountId')),
  picture: pictureOf(column('pictureId'), 'private'),
  resolvedBy: forStaff(profileOf(column('resolvedBy'))),
});

const lastResolvedFirst = (row: string): KeyOrder => ({
  name: 'resolved',
  isDescending: true,
  keys: [columnKey(row, 'resolved_at', 'timestamptz'), columnKey(row, 'id')],
});

/** SQL: whether a request waits for an answer. */
export const isOpenRequest = (row: string): Sql => sql`${sql.ref(`${row}.state`)} = 'open'`;

/** One page of requests: open ones, oldest first, or answered ones, newest answer first. */
export function readHelpRequests(ctx: Ctx, resolved: boolean, fields: Fields, page?: PageAsked) {
  const reading = {
    view: helpView,
    where: (row: string) => (resolved ? sql`${sql.ref(`${row}.state`)} = 'resolved'` : isOpenRequest(row)),
    keys: resolved ? lastResolvedFirst : oldestFirst,
  };
  return readPage(ctx, reading, fields, page);
}

/** One page of the viewer's own requests, newest first. */
export function readMyHelpRequests(
  ctx: Ctx,
  fields: Fields,
  page?: PageAsked,
): Promise<Connection<HelpRequest>> {
  const me = accountIdOf(ctx);
  const reading = { view: helpView, where: () => sql`r.account_id = ${me}`, keys: newestFirst };
  return readPage(ctx, reading, fields, page);
}

/** A request as staff sees it. Throws NOT_FOUND. */
export function readHelpRequest(ctx: Ctx, id: number, fields: Fields): Promise<HelpRequest> {
  return orNotFound(readById<HelpRequest>(ctx, { view: helpView }, id, fields), 'id');
}
