import { createHash } from 'node:crypto';
import type { RedisLink } from '../redis/redis-link.ts';

/** Used solutions until they expire, so that each works once. */
export interface UsedSolutions {
  /** Marks a challenge as used. False when it was used before. */
  use(challenge: string, expiresAt: Date): Promise<boolean>;
}

/** A stored challenge. */
function hashOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('base64');
}

/** Hashes in the memory of this process. Only solved challenges are stored, so the work limits its size. */
export function createMemoryUsedSolutions(now: () => number = Date.now): UsedSolutions {
  const used = new Map<string, number>();
  const forgetExpired = (): void => {
    for (const [hash, expiresAt] of used) if (expiresAt < now()) used.delete(hash);
  };
  return {
    async use(challenge, expiresAt) {
      forgetExpired();
      const hash = hashOf(challenge);
      if (used.has(hash)) return false;
      used.set(hash, expiresAt.getTime());
      return true;
    },
  };
}

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
