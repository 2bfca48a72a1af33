type Answer = (isProven: boolean) => void;

const waiting = new Set<Answer>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** What waits for its caller to confirm who they are. One dialog answers all that wait. */
export const identityProof = {
  /** Asks for a proof; false when the dialog was closed without one. */
  ask(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    waiting.add(resolve);
    tell();
    return promise;
  },
  /** Ends the dialog. */
  end(isProven: boolean): void {
    const answers = [...waiting];
    waiting.clear();
    tell();
    for (const answer of answers) answer(isProven);
  },
  isAsked: () => waiting.size > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
