import { createHash } from 'node:crypto';

/** Used solutions until they expire, so that each works once. */
export interface UsedSolutions {
  /** Marks a challenge as used. False when it was used before. */
  use(challenge: string, expiresAt: Date): Promise<boolean>;
}

/** A stored challenge. */
export function hashOf(challenge: string): string {
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
