/** Smaller counts are not checked: small accounts grow in leaps. */
const FEW = 1_000;
/** Growth within a day above which a count is a jump. */
const FACTOR = 3;

/** A count that was known at some time. */
export interface KnownCount {
  readonly followers: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const DAY = 86_400_000;

/**
 * The count that a typed-in one is compared with: the one known a day ago, or the first after that. Null when none was
 * known: a first count is no growth. `known` is in the order of time, without zeros: unlinking does not make an account
 * small.
 */
export function baselineOf(known: readonly KnownCount[], now: Date): number | null {
  const aDayAgo = now.getTime() - DAY;
  const before = known.filter(({ at }) => at <= aDayAgo).at(-1);
  return (before ?? known[0])?.followers ?? null;
}

/** Whether a typed-in count grew more than accounts do within a day. */
export function isJump(before: number | null, after: number): before is number {
  return before !== null && after > FEW && after > before * FACTOR;
}
