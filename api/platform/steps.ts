import type { Ctx } from './context.ts';

/** Runs a function in one transaction of its own. Given by the edge (GraphQL, REST, jobs). */
export type InTransaction = <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>;

/** A context outside of any transaction, with the means to open one. */
export interface StepsCtx extends Ctx {
  readonly inTransaction: InTransaction;
}

/**
 * Work that calls the outside world between two transactions: prepare and commit, call with an idempotency key, record
 * and commit. A crash between any two leaves a row that a job finds and finishes by running the same steps again.
 */
export interface ProviderSteps<Input, Prepared, Answer, Result> {
  /** First transaction: checks the rules and records the intent. Answers what to call with, or the final result. */
  prepare(ctx: Ctx, input: Input): Promise<{ call: Prepared } | { done: Result }>;
  /** Outside of any transaction. The same input must give the same answer however often it is called. */
  call(ctx: Pick<Ctx, 'ports' | 'clock'>, prepared: Prepared): Promise<Answer>;
  /** Second transaction: records the answer. Recording it again changes nothing. */
  settle(ctx: Ctx, prepared: Prepared, answer: Answer): Promise<Result>;
}

/** Runs provider steps. */
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
