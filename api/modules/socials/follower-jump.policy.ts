/** Below this nobody looks: small accounts grow in leaps. */
const FEW = 1_000;
/** No account becomes this many times as large within a day by itself. */
const FACTOR = 3;

/** A count that was known at some time. */
export interface KnownCount {
  readonly followers: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const DAY = 86_400_000;

/**
 * What a typed-in count is measured by: what was known a day ago, or the first count after that. Nothing when no count
 * was known: an account that is told of for the first time has not grown. `known` is in the order of time, without
 * zeros: unlinking does not make an account small.
 */
export function baselineOf(known: readonly KnownCount[], now: Date): number | null {
  const aDayAgo = now.getTime() - DAY;
  const before = known.filter(({ at }) => at <= aDayAgo).at(-1);
  return (before ?? known[0])?.followers ?? null;
}

/** Whether a typed-in count is more than an account grows by itself within a day. */
export function isJump(before: number | null, after: number): before is number {
  return before !== null && after > FEW && after > before * FACTOR;
}
