import type { Ctx } from '../context.ts';

/** Runs a function in its own transaction. Provided by the edge (GraphQL, REST, jobs). */
export type InTransaction = <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>;

/** A context outside of any transaction, which can open one. */
export interface StepsCtx extends Ctx {
  readonly inTransaction: InTransaction;
}

/** Input of a call to the outside world, or the final result. */
export type Prepared<Call, Result> = { call: Call } | { done: Result };

/**
 * Work that calls the outside world between two transactions: prepare and commit, call with an idempotency key, record
 * and commit. After a crash in between, a job finds the row and runs the same steps again.
 */
export interface ProviderSteps<Input, Call, Answer, Result> {
  /** First transaction: checks the rules and records the intent. */
  prepare(ctx: Ctx, input: Input): Promise<Prepared<Call, Result>>;
  /** Outside of any transaction. The same input must give the same result. */
  call(ctx: Pick<Ctx, 'ports' | 'clock'>, prepared: Call): Promise<Answer>;
  /** Second transaction: records the result. Idempotent. */
  settle(ctx: Ctx, prepared: Call, answer: Answer): Promise<Result>;
}

/** Runs the steps. */
export async function runSteps<I, P, A, R>(
  ctx: Pick<Ctx, 'ports' | 'clock'>,
  inTransaction: InTransaction,
  steps: ProviderSteps<I, P, A, R>,
  input: I,
): Promise<R> {
  const prepared = await inTransaction((inner) => steps.prepare(inner, input));
  if ('done' in prepared) return prepared.done;
  const answer = await steps.call(ctx, prepared.call);
  return inTransaction((inner) => steps.settle(inner, prepared.call, answer));
}
