import type { RedisLink } from '../redis/redis-link.ts';
import { createMemoryOnlinePeople } from './memory-online-people.ts';
import { ONLINE_MS, type OnlinePeople } from './presence.ts';

/** Maximum number of members in one call, so that Redis is not blocked. */
const MOST = 2_000;

const seenScript = `
local fresh = {}
for i = 3, #ARGV do
  local known = redis.call('zscore', KEYS[1], ARGV[i])
  if not known or tonumber(known) <= tonumber(ARGV[2]) then fresh[#fresh + 1] = ARGV[i] end
  if not known or tonumber(known) < tonumber(ARGV[1]) then redis.call('zadd', KEYS[1], ARGV[1], ARGV[i]) end
end
return fresh`;

const goneScript = `
local left = redis.call('zrangebyscore', KEYS[1], '-inf', ARGV[1], 'limit', 0, ARGV[2])
if #left > 0 then redis.call('zrem', KEYS[1], unpack(left)) end
return left`;

/**
 * Online members in Redis, so that only one process announces who came or went. While Redis is away each process uses
 * its own memory, and announcing twice does no harm.
 */
export function createRedisOnlinePeople({ commands, prefix }: RedisLink): OnlinePeople {
  const key = `${prefix}online`;
  const own = createMemoryOnlinePeople();
  const call = async (script: string, ...args: (string | number)[]): Promise<number[]> =>
    ((await commands.eval(script, 1, key, ...args)) as string[]).map(Number);
  // A restarted Redis is empty, and would not announce who goes offline.
  const remind = async (): Promise<void> => {
    const all = own.all();
    for (let from = 0; from < all.length; from += MOST) {
      const some = all.slice(from, from + MOST).flatMap(([id, at]) => [at, id]);
      await commands.zadd(key, 'GT', ...some);
    }
  };
  commands.on('ready', () => void remind().catch(() => undefined));
  return {
    async seen(profileIds, at) {
      const ownFresh = await own.seen(profileIds, at);
      try {
        const fresh: number[] = [];
        const now = at.getTime();
        for (let from = 0; from < profileIds.length; from += MOST)
          fresh.push(
            ...(await call(seenScript, now, now - ONLINE_MS, ...profileIds.slice(from, from + MOST))),
          );
        return fresh;
      } catch {
        return ownFresh;
      }
    },
    async gone(notAfter) {
      const ownLeft = await own.gone(notAfter);
      try {
        const left: number[] = [];
        for (;;) {
          const some = await call(goneScript, notAfter.getTime(), MOST);
          left.push(...some);
          if (some.length < MOST) return left;
        }
      } catch {
        return ownLeft;
      }
    },
  };
}
