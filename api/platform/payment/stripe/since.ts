/** A time filter for the provider's lists, to the second. */
export const from = (since: Date): { gte: number } => ({ gte: Math.floor(since.getTime() / 1000) });
