import type { Budgets } from './budgets.ts';

/** How often something may be tried. */
export interface Limit {
  /** Name of the rule, part of the key. */
  readonly name: string;
  /** Tries per window. */
  readonly points: number;
  /** Window in seconds. */
  readonly seconds: number;
}

/** Counts tries, and keeps budgets. */
export interface RateLimiter extends Budgets {
  /** Counts one try. Throws DomainError RATE_LIMITED when there were too many. */
  consume(limit: Limit, key: string): Promise<void>;
  /** Takes back one counted try that turned out not to count. */
  giveBack(limit: Limit, key: string): Promise<void>;
  /** Forgets the tries, for example after a right password. */
  reset(limit: Limit, key: string): Promise<void>;
}
