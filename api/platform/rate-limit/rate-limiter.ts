import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

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

/** Parts of an IPv6 address that identify a customer's network; the customer chooses the others. */
const NETWORK_PARTS = 4;

/**
 * The part of a network address that counts for limits: an IPv4 address itself, the /64 of an IPv6 address, whose owner
 * has all of its addresses. Anything else stays as it is.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

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

/** Points of a bucket at a moment (milliseconds), and when it will be full again. */
interface BucketState {
  points: number;
  at: number;
  fullAt: number;
}

const SWEEP_MS = 60_000;

function levelOf(state: BucketState | undefined, { budget }: Bucket, now: number): number {
  if (!state) return budget.capacity;
  const restored = (Math.max(now - state.at, 0) / 1_000) * budget.restoresPerSecond;
  return Math.min(budget.capacity, state.points + restored);
}

/** Buckets in the memory of this process. `clock` returns milliseconds. */
export function createMemoryBudgets(clock: () => number = Date.now): Budgets {
  const states = new Map<string, BucketState>();
  let sweptAt = clock();
  const nameOf = ({ budget, key }: Bucket): string => `${budget.name}:${key}`;
  /** Deletes full buckets: they are the same as missing ones. */
  const sweep = (now: number): void => {
    if (now - sweptAt < SWEEP_MS) return;
    sweptAt = now;
    for (const [name, { fullAt }] of states) if (fullAt <= now) states.delete(name);
  };
  return {
    async spend(buckets, points) {
      const now = clock();
      sweep(now);
      const levels = buckets.map((bucket) => levelOf(states.get(nameOf(bucket)), bucket, now));
      const waits = buckets.map(
        (bucket, i) => (pointsNeeded(bucket, points) - (levels[i] ?? 0)) / bucket.budget.restoresPerSecond,
      );
      const waitSeconds = Math.max(0, ...waits);
      if (waitSeconds > 0) return { isPaid: false, remaining: levels, waitSeconds };
      const remaining = levels.map((level) => level - points);
      for (const [i, bucket] of buckets.entries()) {
        const left = remaining[i] ?? 0;
        const { capacity, restoresPerSecond } = bucket.budget;
        const fullAt = now + ((capacity - left) / restoresPerSecond) * 1_000;
        states.set(nameOf(bucket), { points: left, at: now, fullAt });
      }
      return { isPaid: true, remaining, waitSeconds: 0 };
    },
  };
}
