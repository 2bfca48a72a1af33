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
