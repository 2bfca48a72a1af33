/** Notes who is there. Calls cost no statement: what was noted is written in batches. */
export interface Presence {
  /** Notes that a person was seen now. */
  seen(profileId: number): void;
  /** Notes a person as seen until the answered function is called: for a connection that stays open. */
  hold(profileId: number): () => void;
}

/** How long somebody counts as online after they were last seen, in milliseconds (specification, section 4). */
export const ONLINE_MS = 60_000;
