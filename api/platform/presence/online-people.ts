/**
 * Who is online at this moment, as all processes agree on it: so that coming and going is told once. The database
 * keeps when people were last seen; this only decides who tells it.
 */
export interface OnlinePeople {
  /** Notes people as seen at an instant. Answers those who were not online until then. */
  seen(profileIds: readonly number[], at: Date): Promise<number[]>;
  /** Takes out those not seen after an instant, and answers them: each to one caller only. */
  gone(notAfter: Date): Promise<number[]>;
}
