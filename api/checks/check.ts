import type { Sql } from '../platform/sql.ts';

/** A row that breaks an invariant. */
export interface Offence {
  /** Which row, for example `job 12` or `ledger group 7`. */
  readonly id: string;
  /** What is wrong with it, in a few words. */
  readonly detail: string;
}

/** What must hold in any database of this product, as a statement that answers the rows for which it does not. */
export interface SqlCheck {
  /** Name on screens and in the metric. */
  readonly name: string;
  /** Why it must hold. */
  readonly why: string;
  /** Answers offences; reads only. `now` is the clock's, for what may take a while but not for ever. */
  readonly offences: (now: Date) => Sql<Offence>;
}

/** What a check found. */
export interface CheckResult {
  readonly name: string;
  readonly why: string;
  /** `failed` has offences; `unknown` could not be looked at, which is not the same as well. */
  readonly outcome: 'ok' | 'failed' | 'unknown';
  /** The first offences; `total` says how many there are. */
  readonly offences: readonly Offence[];
  readonly total: number;
  /** Why it could not be looked at. */
  readonly problem?: string;
}
