/** Records presence. Calls run no statement; they are written in batches. */
export interface Presence {
  /** Records that a member was seen now. */
  seen(profileId: number): void;
  /** Records a member as seen until the returned function is called, for an open connection. */
  hold(profileId: number): () => void;
}

/** Milliseconds for which a member counts as online after being seen (specification, section 4). */
export const ONLINE_MS = 60_000;

/**
 * Online members, agreed on by all processes, so that coming and going is announced once. The database stores last-seen
 * times; this only decides who announces.
 */
export interface OnlinePeople {
  /** Records members as seen at an instant. Returns those who were offline. */
  seen(profileIds: readonly number[], at: Date): Promise<number[]>;
  /** Removes members not seen after an instant, and returns each of them to one caller only. */
  gone(notAfter: Date): Promise<number[]>;
}
