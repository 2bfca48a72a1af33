/** People who are there by an open connection; one person may have several. */
export interface HeldPeople {
  /** Notes one more connection of a person. Answers how to note, once, that it is closed. */
  hold(profileId: number): () => void;
  /** Everybody with a connection. */
  all(): Iterable<number>;
}

/** Counts the open connections of each person. */
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
