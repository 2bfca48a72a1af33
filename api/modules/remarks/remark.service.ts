import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { forUpdate, orNotFound } from '../../platform/ids.ts';
import { stepFor, transition } from '../../platform/process/process.ts';
import { sql } from '../../platform/sql.ts';
import { isSettled } from '../reviews/review.policy.ts';
import { openReviews } from '../reviews/review-period.service.ts';
import { endAmendment } from './amendments/end-amendment.service.ts';
import { refusalReason, sideOf } from './next-steps.ts';
import { Remark } from './remark.entity.ts';
import type { JobParty, RemarkFacts, RemarkSide } from './remark.policy.ts';
import { remarkFacts } from './remark.policy.ts';
import { processOf } from './remark.process.ts';
import { openWorkUse } from './uses/work-use.service.ts';

export { sideOf };

/** An application whose row is locked until the transaction ends, with the facts of its rules. */
export interface LockedRemark {
  readonly remark: Remark;
  readonly facts: RemarkFacts;
}

/** Locks an application for a transition. Throws NOT_FOUND. */
export async function lockRemark(ctx: Ctx, remarkId: number): Promise<LockedRemark> {
  const remark = await orNotFound(ctx.em.findOne(Remark, remarkId, forUpdate));
  const read = await sql<{ facts: RemarkFacts }>`
    select ${remarkFacts('r', ctx.clock.now())} as facts from remark as r where r.id = ${remarkId}`.first(
    ctx,
  );
  const facts = read?.facts;
  if (!facts) throw new DomainError(ErrorCode.NOT_FOUND);
  return { remark, facts };
}

/** Locks an application for either side. Throws NOT_FOUND for strangers, FORBIDDEN for staff. */
export async function lockRemarkOfParty(
  ctx: Ctx,
  remarkId: number,
): Promise<LockedRemark & { side: JobParty }> {
  const locked = await lockRemark(ctx, remarkId);
  const side = sideOf(locked.facts, ctx.actor.accountId);
  if (side) return { ...locked, side };
  throw new DomainError(ctx.actor.isStaff ? ErrorCode.FORBIDDEN : ErrorCode.NOT_FOUND);
}

/**
 * Locks an application for one side. Throws NOT_FOUND for strangers, who may not learn that it exists, and FORBIDDEN
 * for the other side and for staff, who may see it but not act.
 */
export async function lockRemarkAs(ctx: Ctx, remarkId: number, side: JobParty): Promise<LockedRemark> {
  const locked = await lockRemark(ctx, remarkId);
  const mine = sideOf(locked.facts, ctx.actor.accountId);
  if (mine === side) return locked;
  throw new DomainError(mine || ctx.actor.isStaff ? ErrorCode.FORBIDDEN : ErrorCode.NOT_FOUND);
}

/** Throws FORBIDDEN for a side of the job: staff do not decide in their own case. */
export async function assertNotOwnJob(ctx: Ctx, remarkId: number): Promise<void> {
  const own = await sql`select from remark where id = ${remarkId}
    and ${accountIdOf(ctx)} in (owner_id, applicant_id)`.rows(ctx);
  if (own.length > 0) throw new DomainError(ErrorCode.FORBIDDEN);
}

/** Details of a transition besides its name. */
export interface Move {
  readonly action: string;
  readonly side: RemarkSide;
  readonly amountMinor?: number;
  readonly feeMinor?: number;
  readonly note?: string;
  /** Columns that the transition writes besides the state. */
  readonly fill?: Partial<
    Pick<
      Remark,
      | 'hiredAt'
      | 'doneAt'
      | 'doneText'
      | 'releasedAt'
      | 'releaseAskedAt'
      | 'releaseDeadline'
      | 'cancelDeadline'
      | 'cancelReason'
    >
  >;
}

/**
 * Moves a locked application on. Throws the refusal of the process table, or why the action is not possible in this
 * state.
 */
export async function moveRemark(ctx: Ctx, { remark, facts }: LockedRemark, move: Move): Promise<void> {
  const before = remark.state;
  await transition(ctx, processOf(facts.campaignType), remark, {
    ...move,
    facts,
    otherwise: refusalReason(move.action, facts),
    about: { campaignId: remark.campaignId, remarkId: remark.id },
  });
  Object.assign(remark, move.fill);
  await ctx.em.flush();
  if (remark.state === before) return;
  if (before === 'hired') await endAmendment(ctx, remark.id);
  const isOver = isSettled(facts.campaignType, remark.state);
  // Of an extra nobody is asked for a second review.
  if (isOver && remark.extraOf == null) await openReviews(ctx, remark.id);
  if (isOver || remark.state === 'done') await openWorkUse(ctx, remark.id);
}

/** Throws like `moveRemark`, and changes nothing. */
export function assertMove({ remark, facts }: LockedRemark, { action, side }: Move): void {
  const otherwise = refusalReason(action, facts);
  stepFor(processOf(facts.campaignType), { action, state: remark.state, side, facts, otherwise });
}

/** Whether this was the last transition of an application, so that a repeat gets the first answer. */
export async function wasLastStep(ctx: Ctx, remarkId: number, action: string): Promise<boolean> {
  const found = await sql<{ action: string }>`select action from transition
    where process = 'remark' and subject_id = ${remarkId} order by id desc limit 1`.first(ctx);
  return found?.action === action;
}
