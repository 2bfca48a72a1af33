/** A token bucket, which refills continuously. */
export interface Budget {
  /** Name of the rule, part of the key. */
  readonly name: string;
  /** Points of a full bucket. */
  readonly capacity: number;
  /** Points that come back each second. */
  readonly restoresPerSecond: number;
}

/** The bucket of one caller. */
export interface Bucket {
  readonly budget: Budget;
  readonly key: string;
}

/** Result of spending points. */
export interface Spending {
  /** False when one of the buckets did not have enough; then none was charged. */
  readonly isPaid: boolean;
  /** Points left in each bucket, in their order. */
  readonly remaining: readonly number[];
  /** Seconds until the same points can be spent; 0 when they were. */
  readonly waitSeconds: number;
}

/** Storage of buckets. */
export interface Budgets {
  /**
   * Takes points from all buckets or from none. A cost above a bucket's capacity is taken from a full one, which then
   * has a negative level.
   */
  spend(buckets: readonly Bucket[], points: number): Promise<Spending>;
}

/** Points that a bucket must have for a cost. */
export function pointsNeeded({ budget }: Bucket, points: number): number {
  return Math.min(points, budget.capacity);
}
