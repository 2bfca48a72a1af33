import type { Sql } from '../platform/sql.ts';

/** A row that breaks an invariant. */
export interface Offence {
  /** Which row, for example `job 12` or `ledger group 7`. */
  readonly id: string;
  /** What is wrong with it, in a few words. */
  readonly detail: string;
}

/** An invariant of any database of this product, as a statement that returns the offending rows. */
export interface SqlCheck {
  /** Name on screens and in the metric. */
  readonly name: string;
  /** Why it must hold. */
  readonly why: string;
  /** Returns offences; only reads. `now` is for checks that allow a delay. */
  readonly offences: (now: Date) => Sql<Offence>;
}

/** Result of a check. */
export interface CheckResult {
  readonly name: string;
  readonly why: string;
  /** `failed` found offences; `unknown` could not run. */
  readonly outcome: 'ok' | 'failed' | 'unknown';
  /** The first offences; `total` says how many there are. */
  readonly offences: readonly Offence[];
  readonly total: number;
  /** Why it could not run. */
  readonly problem?: string;
}
