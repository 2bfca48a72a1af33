import { ONLINE_MS, type OnlinePeople } from './presence.ts';

/** Online members in the memory of this process; `all` with their last time in milliseconds. */
export function createMemoryOnlinePeople(): OnlinePeople & { all(): [profileId: number, at: number][] } {
  const lastSeen = new Map<number, number>();
  return {
    all: () => [...lastSeen],
    async seen(profileIds, at) {
      const tooLongAgo = at.getTime() - ONLINE_MS;
      const fresh = profileIds.filter((id) => (lastSeen.get(id) ?? tooLongAgo) <= tooLongAgo);
      for (const id of profileIds) lastSeen.set(id, Math.max(lastSeen.get(id) ?? 0, at.getTime()));
      return fresh;
    },
    async gone(notAfter) {
      const left = [...lastSeen].filter(([, at]) => at <= notAfter.getTime()).map(([id]) => id);
      for (const id of left) lastSeen.delete(id);
      return left;
    },
  };
}
