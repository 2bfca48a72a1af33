import type { RedisLink } from '../redis/redis-link.ts';
import { type Budgets, createMemoryBudgets, pointsNeeded } from './rate-limiter.ts';

/**
 * Takes points from all buckets or from none, by Redis' clock. A bucket is a hash of points and time, and expires when
 * it is full. ARGV: points, then capacity, restored points per second and needed points for each key. Returns seconds
 * to wait (0 when taken) and the levels, as texts, because numbers would lose their fractions.
 */
const script = `
local time = redis.call('time')
local now = tonumber(time[1]) + tonumber(time[2]) / 1000000
local points = tonumber(ARGV[1])
local wait = 0
local levels = {}
for i, key in ipairs(KEYS) do
  local capacity, rate, need = tonumber(ARGV[i * 3 - 1]), tonumber(ARGV[i * 3]), tonumber(ARGV[i * 3 + 1])
  local kept = redis.call('hmget', key, 'points', 'at')
  local level = capacity
  if kept[1] then level = math.min(capacity, tonumber(kept[1]) + math.max(now - tonumber(kept[2]), 0) * rate) end
  levels[i] = level
  wait = math.max(wait, (need - level) / rate)
end
local answer = { tostring(wait) }
for i, key in ipairs(KEYS) do
  if wait == 0 then
    local capacity, rate = tonumber(ARGV[i * 3 - 1]), tonumber(ARGV[i * 3])
    levels[i] = levels[i] - points
    redis.call('hset', key, 'points', tostring(levels[i]), 'at', string.format('%.6f', now))
    redis.call('pexpire', key, math.ceil((capacity - levels[i]) / rate * 1000) + 1000)
  end
  answer[i + 1] = tostring(levels[i])
end
return answer`;

/** Buckets shared by all processes. While Redis is away each process uses its own. */
export function createRedisBudgets({ commands, prefix }: RedisLink): Budgets {
  const own = createMemoryBudgets();
  return {
    async spend(buckets, points) {
      const keys = buckets.map(({ budget, key }) => `${prefix}budget:${budget.name}:${key}`);
      const rules = buckets.flatMap((bucket) => [
        bucket.budget.capacity,
        bucket.budget.restoresPerSecond,
        pointsNeeded(bucket, points),
      ]);
      try {
        const answer = await commands.eval(script, keys.length, ...keys, points, ...rules);
        const [waitSeconds = 0, ...remaining] = (answer as string[]).map(Number);
        return { isPaid: waitSeconds === 0, remaining, waitSeconds };
      } catch {
        // The link logs it.
        return own.spend(buckets, points);
      }
    },
  };
}
