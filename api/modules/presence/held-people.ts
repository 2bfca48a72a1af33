/** Members with an open connection; one member may have several. */
export interface HeldPeople {
  /** Adds a connection of a member. Returns a function to call once, when it is closed. */
  hold(profileId: number): () => void;
  /** All members with a connection. */
  all(): Iterable<number>;
}

/** Counts open connections per member. */
export function createHeldPeople(): HeldPeople {
  const counts = new Map<number, number>();
  return {
    hold(profileId) {
      counts.set(profileId, (counts.get(profileId) ?? 0) + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        const left = (counts.get(profileId) ?? 1) - 1;
        if (left > 0) counts.set(profileId, left);
        else counts.delete(profileId);
      };
    },
    all: () => counts.keys(),
  };
}
