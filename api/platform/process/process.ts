import {
  DomainError,
  ErrorCode,
  type ErrorSaid,
  errorSentence,
  type PlainErrorCode,
} from '../../../schema/errors.ts';
import type { Permission } from '../../../schema/permission.ts';
import type { Ctx } from '../context.ts';
import { record } from '../outbox/outbox.ts';
import { sql } from '../sql.ts';

/** A refusal of a guard: a failure of the catalogue, with its parameters. */
export type Refusal = ErrorSaid;

/** A named rule over facts. Returns a refusal, or null when the facts satisfy it. Pure. */
export type Guard<Facts> = (facts: Facts) => Refusal | null;

/** The guard that refuses with a code when a condition holds. */
export const refuseIf =
  <Facts>(code: PlainErrorCode, isRefused: (facts: Facts) => boolean): Guard<Facts> =>
  (facts) =>
    isRefused(facts) ? { code } : null;

/** One row of a process table. */
type Row<State extends string, Side extends string, Facts> = readonly [
  /** By its name in the API. */
  action: string,
  from: readonly State[],
  to: State,
  /** Who may do it. `system`: jobs and answers of the payment provider. */
  by: readonly Side[],
  /** Recorded after it. */
  event?: string | null,
  /** All must hold. The first refusal is returned. */
  guards?: readonly Guard<Facts>[],
];

/** A life cycle as one table. */
interface Table<State extends string, Side extends string, Facts> {
  readonly name: string;
  readonly initial: State;
  readonly states: readonly State[];
  readonly rows: readonly Row<State, Side, Facts>[];
}

/** A life cycle that was checked. */
export type Process<State extends string, Side extends string, Facts> = Omit<
  Table<State, Side, Facts>,
  'rows'
> & { readonly steps: readonly Step<State, Side, Facts>[] };

/** A row with its members by name. */
interface Step<State extends string, Side extends string, Facts> {
  readonly action: string;
  readonly from: readonly State[];
  readonly to: State;
  readonly by: readonly Side[];
  readonly guards: readonly Guard<Facts>[];
  readonly event: string | null;
}

/** Checks a table at boot: every state reachable, every name known, no two rows for the same case. */
export function defineProcess<S extends string, P extends string, F>({
  rows,
  ...process
}: Table<S, P, F>): Process<S, P, F> {
  const known = new Set<string>(process.states);
  const reached = new Set<string>([process.initial]);
  const seen = new Set<string>();
  for (const [action, starts, to, by] of rows) {
    for (const state of [...starts, to]) {
      if (!known.has(state)) throw new Error(`${process.name}: unknown state ${state}`);
    }
    reached.add(to);
    for (const from of starts) {
      for (const side of by) {
        const key = `${action} ${from} ${side}`;
        if (seen.has(key)) throw new Error(`${process.name}: two rows for ${key}`);
        seen.add(key);
      }
    }
  }
  const lost = process.states.filter((state) => !reached.has(state));
  if (lost.length > 0) throw new Error(`${process.name}: unreachable ${lost.join(', ')}`);
  const steps = rows.map(([action, from, to, by, event = null, guards = []]) => {
    return { action, from, to, by, event, guards };
  });
  return { ...process, steps };
}

/** Steps of a side in a state, with the refusal of those not possible now. */
export function offeredSteps<S extends string, P extends string, F>(
  process: Process<S, P, F>,
  state: S,
  side: P,
  facts: F,
): { readonly step: Step<S, P, F>; readonly refusal: Refusal | null }[] {
  return process.steps
    .filter((step) => step.from.includes(state) && step.by.includes(side))
    .map((step) => ({ step, refusal: firstRefusal(step.guards, facts) }));
}

/** The first refusal of some guards; null when all hold. */
export function firstRefusal<F>(guards: readonly Guard<F>[], facts: F): Refusal | null {
  for (const guard of guards) {
    const refusal = guard(facts);
    if (refusal) return refusal;
  }
  return null;
}

/** A refusal as the API publishes it; null allows. */
export function toPermission(refusal: Refusal | null): Permission {
  if (!refusal) return { allowed: true };
  const { code, params = null } = refusal;
  return { allowed: false, code, params, reason: errorSentence(code, refusal.params) };
}

/**
 * The row for an action in a state. Throws DomainError: the guard's code when one refuses, `otherwise` (WRONG_STATE)
 * when no row starts here for this side.
 */
export function stepFor<S extends string, P extends string, F>(
  process: Process<S, P, F>,
  want: { action: string; state: S; side: P; facts: F; otherwise?: PlainErrorCode },
): Step<S, P, F> {
  const offered = offeredSteps(process, want.state, want.side, want.facts).find(
    ({ step }) => step.action === want.action,
  );
  if (!offered) throw new DomainError(want.otherwise ?? ErrorCode.WRONG_STATE);
  if (offered.refusal) throw new DomainError(offered.refusal);
  return offered.step;
}

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
  /** Our fee beside the amount, for the notification. */
  readonly feeMinor?: number;
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
  const id = await writeLog(ctx, process.name, subject.id, { ...request, from, to: step.to });
  if (step.event) {
    await record(ctx, {
      type: step.event,
      step: { process: process.name, id },
      ...request.about,
      amountMinor: request.amountMinor,
      feeMinor: request.feeMinor,
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

/** Writes a line of the log of transitions and returns its id; `from` is null for the first state. */
export async function writeLog(ctx: Ctx, process: string, subjectId: number, line: LogLine): Promise<number> {
  const written = await sql<{ id: string }>`
    insert into transition (process, subject_id, action, from_state, to_state, actor_id, side, amount_minor, note, at)
    values (${process}, ${subjectId}, ${line.action}, ${line.from}, ${line.to}, ${ctx.actor.accountId}, ${line.side},
      ${line.amountMinor ?? null}, ${line.note ?? null}, ${ctx.clock.now()}) returning id`.first(ctx);
  return Number(written?.id);
}
