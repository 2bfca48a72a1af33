import type { Budgets } from './budgets.ts';

/** A limit of tries. */
export interface Limit {
  /** Name of the rule, part of the key. */
  readonly name: string;
  /** Tries per window. */
  readonly points: number;
  /** Window in seconds. */
  readonly seconds: number;
}

/** Counts tries, and spends points of buckets. */
export interface RateLimiter extends Budgets {
  /** Counts one try. Throws DomainError RATE_LIMITED above the limit. */
  consume(limit: Limit, key: string): Promise<void>;
  /** Returns one counted try that should not count. */
  giveBack(limit: Limit, key: string): Promise<void>;
  /** Clears the tries, for example after a right password. */
  reset(limit: Limit, key: string): Promise<void>;
}
