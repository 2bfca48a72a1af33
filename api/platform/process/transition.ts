import type { PlainErrorCode } from '../../../schema/errors.ts';
import type { Ctx } from '../context.ts';
import { record } from '../outbox/outbox.ts';
import { sql } from '../sql.ts';
import { type Process, stepFor } from './process.ts';

/** A row with a life cycle, locked by the caller. */
export interface Subject<State extends string> {
  id: number;
  state: State;
}

/** A requested transition. */
export interface TransitionRequest<Side extends string, Facts> {
  readonly action: string;
  readonly side: Side;
  readonly facts: Facts;
  /** Failure when the table has no row for it; WRONG_STATE when absent. */
  readonly otherwise?: PlainErrorCode;
  /** Amount that is offered or moves, for the log and the notification. */
  readonly amountMinor?: number;
  readonly note?: string;
  /** Ids for the event. */
  readonly about?: {
    campaignId?: number;
    remarkId?: number;
    accountId?: number;
    productId?: number;
    orderId?: number;
    helpRequestId?: number;
  };
}

/**
 * The only function that writes a state. Checks the table and its guards, changes the row, logs who and when, and
 * records the event in the outbox. Throws DomainError and leaves the row unchanged when refused.
 */
export async function transition<S extends string, P extends string, F>(
  ctx: Ctx,
  process: Process<S, P, F>,
  subject: Subject<S>,
  request: TransitionRequest<P, F>,
): Promise<void> {
  const step = stepFor(process, { ...request, state: subject.state });
  const from = subject.state;
  subject.state = step.to;
  await writeLog(ctx, process.name, subject.id, { ...request, from, to: step.to });
  if (step.event) {
    await record(ctx, {
      type: step.event,
      ...request.about,
      amountMinor: request.amountMinor,
      reason: request.note,
    });
  }
}

interface LogLine {
  action: string;
  from: string | null;
  to: string;
  side: string;
  amountMinor?: number;
  note?: string;
}

/** Writes a line of the log of transitions; `from` is null for the first state. */
export async function writeLog(ctx: Ctx, process: string, subjectId: number, line: LogLine): Promise<void> {
  await sql`insert into transition (process, subject_id, action, from_state, to_state, actor_id, side, amount_minor, note, at)
    values (${process}, ${subjectId}, ${line.action}, ${line.from}, ${line.to}, ${ctx.actor.accountId}, ${line.side},
      ${line.amountMinor ?? null}, ${line.note ?? null}, ${ctx.clock.now()})`.run(ctx);
}
