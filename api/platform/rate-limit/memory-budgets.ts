import { type Bucket, type Budgets, pointsNeeded } from './budgets.ts';

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
