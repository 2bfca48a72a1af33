import { HelpRequest } from '../../../schema/help.ts';
import type { PageInput } from '../../../schema/page.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { orNotFound } from '../../platform/ids.ts';
import { type Page, readById, readPage } from '../../platform/read/read-page.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { type Column, columnsOf, viewOf } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { pictureOf } from '../pictures/picture.view.ts';
import { profileOf } from '../profiles/profile.view.ts';
import { HelpRequest as HelpRequestEntity } from './help-request.entity.ts';

const { column, columns } = columnsOf(HelpRequestEntity);

/** Members are answered by the team, not by a person whom they could message. */
const forStaff =
  (write: Column): Column =>
  (row, field, plan) =>
    plan.actor.isStaff ? write(row, field, plan) : sql`null`;

const helpView = viewOf(HelpRequest, HelpRequestEntity, {
  ...columns('id', 'state', 'name', 'email', 'message', 'createdAt', 'answer', 'resolvedAt'),
  sender: profileOf(column('accountId')),
  picture: pictureOf(column('pictureId')),
  resolvedBy: forStaff(profileOf(column('resolvedBy'))),
});

/** One page of requests: open ones, oldest first, or answered ones, newest answer first. */
export function readHelpRequests(ctx: Ctx, resolved: boolean, fields: Fields, page?: PageInput) {
  const reading = {
    view: helpView,
    where: () => (resolved ? sql`r.state = 'resolved'` : sql`r.state = 'open'`),
    order: () => (resolved ? sql`r.resolved_at desc, r.id desc` : sql`r.id`),
  };
  return readPage(ctx, reading, fields, page);
}

/** One page of the viewer's own requests, newest first. */
export function readMyHelpRequests(ctx: Ctx, fields: Fields, page?: PageInput): Promise<Page<HelpRequest>> {
  const me = accountIdOf(ctx);
  const reading = { view: helpView, where: () => sql`r.account_id = ${me}`, order: () => sql`r.id desc` };
  return readPage(ctx, reading, fields, page);
}

/** A request as staff sees it. Throws NOT_FOUND. */
export function readHelpRequest(ctx: Ctx, id: number, fields: Fields): Promise<HelpRequest> {
  return orNotFound(readById<HelpRequest>(ctx, { view: helpView }, id, fields), 'id');
}
