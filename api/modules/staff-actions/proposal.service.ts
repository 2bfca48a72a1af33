import { createHash } from 'node:crypto';
import type { SecondPerson } from '../../../schema/access.ts';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx, type Proposal } from '../../platform/context.ts';
import type { StepsCtx } from '../../platform/process/steps.ts';
import { sql } from '../../platform/sql.ts';
import { recordStaffAction, requireReason } from './staff-action.service.ts';

/** Hours for which a proposal can be confirmed. */
const HOURS = 24;

const hashOf = (operation: string, input: string): string =>
  createHash('sha256')
    .update(operation + input)
    .digest('hex');

/** A call of a mutation, as it would be repeated. */
interface Call {
  readonly operation: string;
  readonly input: string;
}

/** Whether this context confirms exactly this call. */
export const isConfirmed = ({ proposal }: Ctx, { operation, input }: Call): boolean =>
  proposal?.operation === operation && proposal.input === input;

/** Keeps what was asked for until another member of staff confirms it. Asking again begins its 24 hours anew. */
export async function propose(ctx: StepsCtx, { operation, input }: Call, about: SecondPerson): Promise<void> {
  const { subject, subjectId, amountMinor = null } = about;
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + HOURS * 3_600_000);
  await ctx.inTransaction((inner) =>
    sql`insert into staff_proposal (operation, input, sha256, subject, subject_id, amount_minor, proposer_id,
        created_at, expires_at)
      values (${operation}, ${input}, ${hashOf(operation, input)}, ${subject}, ${subjectId}, ${amountMinor},
        ${accountIdOf(ctx)}, ${now}, ${expiresAt})
      on conflict (proposer_id, sha256) where state = 'open' do update set expires_at = excluded.expires_at,
        amount_minor = excluded.amount_minor`.run(inner),
  );
}

type Row = Omit<Proposal, 'id'> & { isOpen: boolean };

/**
 * The proposal that the acting member of staff wants to confirm, as they saw it. Throws NOT_FOUND, WRONG_STATE when it is
 * decided, over or another by now, FORBIDDEN for the own one.
 */
export async function proposalToConfirm(ctx: Ctx, id: number, sha256: string): Promise<Proposal> {
  const row = await sql<Row>`select operation, input, proposer_id as "proposerId",
      state = 'open' and expires_at > ${ctx.clock.now()} as "isOpen"
    from staff_proposal where id = ${id}`.first(ctx);
  if (!row) throw new DomainError(ErrorCode.NOT_FOUND, 'id');
  if (row.proposerId === ctx.actor.accountId) throw new DomainError(ErrorCode.FORBIDDEN, 'id');
  if (hashOf(row.operation, row.input) !== sha256) throw new DomainError(ErrorCode.WRONG_STATE, 'sha256');
  if (!row.isOpen) throw new DomainError(ErrorCode.WRONG_STATE, 'id');
  const { operation, input, proposerId } = row;
  return { id, operation, input, proposerId };
}

/** Refuses a proposal, or takes the own one back. Throws REASON_REQUIRED, NOT_FOUND, WRONG_STATE when it is decided. */
export async function sendBackProposal(ctx: Ctx, id: number, given: string): Promise<void> {
  const note = requireReason(given);
  const found = await sql<{
    state: string;
  }>`select state from staff_proposal where id = ${id} for update`.first(ctx);
  if (!found) throw new DomainError(ErrorCode.NOT_FOUND, 'id');
  if (found.state !== 'open') throw new DomainError(ErrorCode.WRONG_STATE, 'id');
  await sql`update staff_proposal set state = 'sent_back', decided_by = ${accountIdOf(ctx)},
    decided_at = ${ctx.clock.now()}, note = ${note} where id = ${id}`.run(ctx);
  await recordStaffAction(ctx, {
    action: 'sendBackProposal',
    subject: 'proposal',
    subjectId: id,
    reason: note,
  });
}
