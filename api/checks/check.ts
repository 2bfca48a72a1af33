import type { EntityManager } from '@mikro-orm/postgresql';
import { type Sql, sql } from '../platform/sql.ts';

/** A row that breaks an invariant. */
export interface Violation {
  /** Which row, for example `job 12` or `ledger group 7`. */
  readonly id: string;
  /** What is wrong with it, in a few words. */
  readonly detail: string;
}

/** An invariant of any database of this product, as a statement that returns the offending rows. */
export interface SqlCheck {
  /** Why it must hold. */
  readonly why: string;
  /** Selects violations; only reads. `now` is for checks that allow a delay. */
  readonly violations: Sql<Violation> | ((now: Date) => Sql<Violation>);
}

/** Invariants by their names on screens and in the metric. */
export type SqlChecks = Readonly<Record<string, SqlCheck>>;

/** Result of a check. */
export interface CheckResult {
  readonly name: string;
  readonly why: string;
  /** `failed` found violations; `unknown` could not run. */
  readonly outcome: 'ok' | 'failed' | 'unknown';
  /** The first violations; `total` says how many there are. */
  readonly violations: readonly Violation[];
  readonly total: number;
  /** Why it could not run. */
  readonly problem?: string;
}

/** Runs work in a read-only transaction with a timeout. */
export function readOnly<T>(
  em: EntityManager,
  timeoutMs: number,
  work: (em: EntityManager) => Promise<T>,
): Promise<T> {
  return em.fork().transactional(async (inner) => {
    const db = inner.getKysely();
    await sql`set transaction read only`.execute(db);
    await sql`select set_config('statement_timeout', ${String(timeoutMs)}, true)`.execute(db);
    return work(inner as EntityManager);
  });
}
