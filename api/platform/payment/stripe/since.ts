/** A moment as lists of the provider take it: what was made at it or later, to the second. */
export const from = (since: Date): { gte: number } => ({ gte: Math.floor(since.getTime() / 1000) });
