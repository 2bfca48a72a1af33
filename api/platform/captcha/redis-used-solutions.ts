import type { RedisLink } from '../redis/redis-link.ts';
import { createMemoryUsedSolutions, hashOf, type UsedSolutions } from './used-solutions.ts';

/** Used solutions of all processes. While Redis is away each process only knows its own. */
export function createRedisUsedSolutions({ commands, prefix }: RedisLink): UsedSolutions {
  const own = createMemoryUsedSolutions();
  return {
    async use(challenge, expiresAt) {
      if (!(await own.use(challenge, expiresAt))) return false;
      const lifetime = Math.max(expiresAt.getTime() - Date.now(), 1);
      const key = `${prefix}captcha:${hashOf(challenge)}`;
      try {
        return (await commands.set(key, '1', 'PX', lifetime, 'NX')) === 'OK';
      } catch {
        return true;
      }
    },
  };
}
