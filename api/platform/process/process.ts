import { DomainError, type ErrorSaid, errorSentence, type PlainErrorCode } from '../../../schema/errors.ts';
import type { Permission } from '../../../schema/permission.ts';

/** A refusal of a guard: a failure of the catalogue, with its parameters. */
export type Refusal = ErrorSaid;

/** A named rule over facts. Returns a refusal, or null when the facts satisfy it. Pure. */
export type Guard<Facts> = (facts: Facts) => Refusal | null;

/** One row of a process table. */
export interface Step<State extends string, Side extends string, Facts> {
  /** The action, by its name in the API. */
  readonly action: string;
  readonly from: readonly State[];
  readonly to: State;
  /** Who may do it. `system`: jobs and answers of the payment provider. */
  readonly by: readonly Side[];
  /** All must hold. The first refusal is returned. */
  readonly guards?: readonly Guard<Facts>[];
  /** Event recorded after it. */
  readonly event?: string;
}

/** A life cycle as one table. */
export interface Process<State extends string, Side extends string, Facts> {
  readonly name: string;
  readonly initial: State;
  readonly states: readonly State[];
  readonly steps: readonly Step<State, Side, Facts>[];
}

/** Checks a table at boot: every state reachable, every name known, no two rows for the same case. */
export function checkProcess<S extends string, P extends string, F>(process: Process<S, P, F>): void {
  const known = new Set<string>(process.states);
  const reached = new Set<string>([process.initial]);
  const seen = new Set<string>();
  for (const step of process.steps) {
    for (const state of [...step.from, step.to]) {
      if (!known.has(state)) throw new Error(`${process.name}: unknown state ${state}`);
    }
    reached.add(step.to);
    for (const from of step.from) {
      for (const side of step.by) {
        const key = `${step.action} ${from} ${side}`;
        if (seen.has(key)) throw new Error(`${process.name}: two rows for ${key}`);
        seen.add(key);
      }
    }
  }
  const lost = process.states.filter((state) => !reached.has(state));
  if (lost.length > 0) throw new Error(`${process.name}: unreachable ${lost.join(', ')}`);
}

/** A step of a side in a state, with its present refusal. */
export interface OfferedStep<State extends string, Side extends string, Facts> {
  readonly step: Step<State, Side, Facts>;
  readonly refusal: Refusal | null;
}

/** Steps of a side in a state, with the refusal of those not possible now. */
export function offeredSteps<S extends string, P extends string, F>(
  process: Process<S, P, F>,
  state: S,
  side: P,
  facts: F,
): OfferedStep<S, P, F>[] {
  return process.steps
    .filter((step) => step.from.includes(state) && step.by.includes(side))
    .map((step) => ({ step, refusal: firstRefusal(step.guards ?? [], facts) }));
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
 * The row for an action in a state. Throws DomainError: the guard's code when one refuses, `otherwise` when no row
 * starts here for this side.
 */
export function stepFor<S extends string, P extends string, F>(
  process: Process<S, P, F>,
  want: { action: string; state: S; side: P; facts: F; otherwise: PlainErrorCode },
): Step<S, P, F> {
  const offered = offeredSteps(process, want.state, want.side, want.facts).find(
    ({ step }) => step.action === want.action,
  );
  if (!offered) throw new DomainError(want.otherwise);
  if (offered.refusal) throw new DomainError(offered.refusal);
  return offered.step;
}
