import type { DisputeStatementInput, RaiseDisputeInput } from '../../../../schema/dispute.ts';
import { DomainError, ErrorCode, outOfBounds } from '../../../../schema/errors.ts';
import type { Ctx } from '../../../platform/context.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { sql } from '../../../platform/sql.ts';
import { claimPictures } from '../../pictures/picture.service.ts';
import { NO_CANCEL_REQUEST } from '../../remarks/job.service.ts';
import { plainText } from '../../remarks/remark.policy.ts';
import {
  assertMove,
  lockRemark,
  lockRemarkOfParty,
  moveRemark,
  sideOf,
} from '../../remarks/remark.service.ts';
import { recordStaffAction, requireReason } from '../../staff-actions/staff-action.service.ts';
import { Dispute } from '../dispute.entity.ts';
import { Refund } from '../refund.entity.ts';
import { escalateToStaff } from '../ruling.service.ts';
import { deadlinesFrom, noteAnswer } from './dispute-deadlines.ts';

/** Maximum number of pictures with one text. */
const MAX_PICTURES = 5;
/** Maximum number of statements per side of a dispute, so that neither can use up the room of both. */
const MAX_STATEMENTS = 50;

function required(text: string, field: string): string {
  const said = plainText(text, field);
  if (said === null) throw new DomainError(ErrorCode.FIELD_REQUIRED, field);
  return said;
}

async function claim(ctx: Ctx, given: readonly string[]): Promise<string[]> {
  const pictures = [...new Set(given)];
  if (pictures.length > MAX_PICTURES) throw outOfBounds('pictures', { maxItems: MAX_PICTURES });
  await claimPictures(ctx, pictures, 'report');
  return pictures;
}

/**
 * Raises a dispute about a finished paid job. A repeat by the same side gets the first answer. Throws FIELD_REQUIRED,
 * IN_DISPUTE when the other side was faster, NOT_PAID_TYPE, WRONG_STATE, FORBIDDEN, NOT_FOUND.
 */
export async function raiseDispute(ctx: Ctx, remarkId: number, input: RaiseDisputeInput): Promise<void> {
  const { side, ...locked } = await lockRemarkOfParty(ctx, remarkId);
  const earlier = await ctx.em.findOne(Dispute, { remarkId, raisedBy: side });
  if (earlier && locked.remark.state === 'disputed') return;
  const move = { action: 'raiseDispute', side } as const;
  assertMove(locked, move);
  const reason = required(input.reason, 'reason');
  const pictures = await claim(ctx, input.pictures);
  const createdAt = ctx.clock.now();
  const deadlines = deadlinesFrom(ctx, side === 'owner' ? 'applicant' : 'owner');
  const raised = { remarkId, raisedBy: side, reason, pictures, createdAt, ...deadlines };
  ctx.em.create(Dispute, { ...raised, state: 'open' });
  await moveRemark(ctx, locked, { ...move, note: reason });
}

/**
 * Adds a statement of one side to an open dispute, at most 50 per side. Throws FIELD_REQUIRED, WRONG_STATE when there
 * is no open dispute, BAD_INPUT, FORBIDDEN, NOT_FOUND.
 */
export async function addDisputeStatement(
  ctx: Ctx,
  remarkId: number,
  input: DisputeStatementInput,
): Promise<void> {
  const { side, remark } = await lockRemarkOfParty(ctx, remarkId);
  const dispute = await ctx.em.findOne(Dispute, { remarkId, state: 'open' });
  if (!dispute || remark.state !== 'disputed') throw new DomainError(ErrorCode.WRONG_STATE);
  const text = required(input.text, 'text');
  const pictures = await claim(ctx, input.pictures);
  const list = pictures.length > 0 ? sql`array[${sql.join(pictures)}]::text[]` : sql`'{}'::text[]`;
  const made = await sql`insert into dispute_statement (dispute_id, side, text, pictures, at)
    select ${dispute.id}, ${side}, ${text}, ${list}, ${ctx.clock.now()}
    where (select count(*) from dispute_statement where dispute_id = ${dispute.id} and side = ${side})
      < ${MAX_STATEMENTS}
    returning id`.rows(ctx);
  if (made.length === 0) throw outOfBounds('text', { format: `one of at most ${MAX_STATEMENTS} statements` });
  noteAnswer(ctx, dispute, side);
  await ctx.em.flush();
  await record(ctx, { type: 'remark.disputeStatement', campaignId: remark.campaignId, remarkId });
}

/**
 * Puts a running or finished job that holds money into dispute, for staff to rule on: its sides have left, are
 * suspended, or do nothing before the money may no longer be held. A job in dispute stays so. Throws REASON_REQUIRED,
 * NOT_FOUND, NOT_PAID_TYPE, FORBIDDEN for an own job, WRONG_STATE when it holds no money, or the money is on its way.
 */
export async function openDispute(ctx: Ctx, remarkId: number, given: string): Promise<void> {
  const reason = requireReason(given);
  const locked = await lockRemark(ctx, remarkId);
  // Staff do not decide in their own case.
  if (sideOf(locked.facts, ctx.actor.accountId)) throw new DomainError(ErrorCode.FORBIDDEN);
  if (locked.remark.state === 'disputed') return;
  await moveRemark(ctx, locked, {
    action: 'openDispute',
    side: 'staff',
    note: reason,
    fill: { ...NO_CANCEL_REQUEST },
  });
  await escalateToStaff(ctx, remarkId, reason);
  // A refund that waited for staff becomes part of the ruling.
  await ctx.em.nativeUpdate(Refund, { remarkId, givenUpAt: { $ne: null } }, { givenUpAt: null });
  await recordStaffAction(ctx, { action: 'openDispute', subject: 'remark', subjectId: remarkId, reason });
  await ctx.em.flush();
}
