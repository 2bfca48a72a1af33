/** Records presence. Calls run no statement; they are written in batches. */
export interface Presence {
  /** Records that a member was seen now. */
  seen(profileId: number): void;
  /** Records a member as seen until the returned function is called, for an open connection. */
  hold(profileId: number): () => void;
}

/** Milliseconds for which a member counts as online after being seen (specification, section 4). */
export const ONLINE_MS = 60_000;
