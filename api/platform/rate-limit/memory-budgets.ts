import { type Budgets, neededFor, type Purse } from './budgets.ts';

/** What was in a bucket at a moment (milliseconds), and when it will be full again. */
interface Bucket {
  points: number;
  at: number;
  fullAt: number;
}

const SWEEP_MS = 60_000;

function levelOf(bucket: Bucket | undefined, { budget }: Purse, now: number): number {
  if (!bucket) return budget.capacity;
  const restored = (Math.max(now - bucket.at, 0) / 1_000) * budget.restoresPerSecond;
  return Math.min(budget.capacity, bucket.points + restored);
}

/** Keeps budgets in the memory of this process. `clock` answers milliseconds. */
export function createMemoryBudgets(clock: () => number = Date.now): Budgets {
  const buckets = new Map<string, Bucket>();
  let sweptAt = clock();
  const nameOf = ({ budget, key }: Purse): string => `${budget.name}:${key}`;
  /** A full bucket is the same as none. */
  const sweep = (now: number): void => {
    if (now - sweptAt < SWEEP_MS) return;
    sweptAt = now;
    for (const [name, { fullAt }] of buckets) if (fullAt <= now) buckets.delete(name);
  };
  return {
    async spend(purses, points) {
      const now = clock();
      sweep(now);
      const levels = purses.map((purse) => levelOf(buckets.get(nameOf(purse)), purse, now));
      const waits = purses.map(
        (purse, i) => (neededFor(purse, points) - (levels[i] ?? 0)) / purse.budget.restoresPerSecond,
      );
      const waitSeconds = Math.max(0, ...waits);
      if (waitSeconds > 0) return { isPaid: false, remaining: levels, waitSeconds };
      const remaining = levels.map((level) => level - points);
      for (const [i, purse] of purses.entries()) {
        const left = remaining[i] ?? 0;
        const { capacity, restoresPerSecond } = purse.budget;
        const fullAt = now + ((capacity - left) / restoresPerSecond) * 1_000;
        buckets.set(nameOf(purse), { points: left, at: now, fullAt });
      }
      return { isPaid: true, remaining, waitSeconds: 0 };
    },
  };
}
