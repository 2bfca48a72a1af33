/** A bucket of points that fills again all the time. */
export interface Budget {
  /** Name of the rule, part of the key. */
  readonly name: string;
  /** Points of a full bucket. */
  readonly capacity: number;
  /** Points that come back each second. */
  readonly restoresPerSecond: number;
}

/** Somebody's bucket. */
export interface Purse {
  readonly budget: Budget;
  readonly key: string;
}

/** How a payment went. */
export interface Spending {
  /** False when one of the purses did not have enough; none was charged then. */
  readonly isPaid: boolean;
  /** What is left in each purse, in their order. */
  readonly remaining: readonly number[];
  /** Seconds until the same payment would be possible; 0 when it was. */
  readonly waitSeconds: number;
}

/** Keeps budgets. */
export interface Budgets {
  /**
   * Pays from all purses or from none. What is more than a purse can ever hold is paid by a full one, which then owes the
   * rest.
   */
  spend(purses: readonly Purse[], points: number): Promise<Spending>;
}

/** What has to be in a purse for a payment. */
export function neededFor({ budget }: Purse, points: number): number {
  return Math.min(points, budget.capacity);
}
