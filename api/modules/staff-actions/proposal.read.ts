import { p } from '@mikro-orm/core';
import { StaffProposal } from '../../../schema/staff-proposal.ts';
import type { Ctx } from '../../platform/context.ts';
import { orNotFound } from '../../platform/ids.ts';
import { oldestFirst } from '../../platform/read/cursor.ts';
import { readById } from '../../platform/read/read-list.ts';
import { type PageAsked, readPage } from '../../platform/read/read-page.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { columnsOf, tableOf, viewOf } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { profileOf } from '../profiles/profile.view.ts';

const proposalTable = tableOf('staff_proposal', {
  id: p.integer().primary(),
  operation: p.string(),
  input: p.string(),
  sha256: p.string(),
  subject: p.string(),
  subjectId: p.integer(),
  amountMinor: p.bigint('number').nullable(),
  proposerId: p.integer(),
  decidedAt: p.datetime().nullable(),
  createdAt: p.datetime(),
  expiresAt: p.datetime(),
});
const { column, columns } = columnsOf(proposalTable);

const proposalView = viewOf(StaffProposal, proposalTable, {
  ...columns('id', 'operation', 'input', 'sha256', 'createdAt', 'expiresAt'),
  updatedAt: (row) => sql`coalesce(${sql.ref(`${row}.decided_at`)}, ${sql.ref(`${row}.created_at`)})`,
  subject: (row) => sql`${sql.ref(`${row}.subject`)} || ' ' || ${sql.ref(`${row}.subject_id`)}`,
  amount: (row) => sql`case when ${sql.ref(`${row}.amount_minor`)} is not null then
    json_build_object('amount', ${sql.ref(`${row}.amount_minor`)}, 'currency', 'USD') end`,
  proposer: profileOf(column('proposerId')),
});

/** Proposals that can still be confirmed, oldest first. */
export function readStaffProposals(ctx: Ctx, fields: Fields, page?: PageAsked) {
  const where = (row: string) => sql`${sql.ref(`${row}.state`)} = 'open'
    and ${sql.ref(`${row}.expires_at`)} > ${ctx.clock.now()}::timestamptz`;
  return readPage(ctx, { view: proposalView, where, keys: oldestFirst }, fields, page);
}

/** A proposal, decided or not. Throws NOT_FOUND. */
export function readStaffProposal(ctx: Ctx, id: number, fields: Fields): Promise<StaffProposal> {
  return orNotFound(readById<StaffProposal>(ctx, { view: proposalView }, id, fields), 'id');
}
