/** A message that something changed. It carries ids only: each subscriber reads what it may see. */
export interface Signal {
  /** What changed. */
  readonly kind: 'notification' | 'campaign' | 'remark' | 'sessions' | 'presence';
  /** Id of the changed row. */
  readonly id: number;
  /** Campaign the row belongs to, when it belongs to one. */
  readonly campaignId?: number;
}

/** Carries signals from where things change to the pages that show them. Topics: `account:{id}`, `campaign:{id}`, `presence:{profile id}`. */
export interface PubSub {
  publish(topic: string, signal: Signal): Promise<void>;
  /** Ends when the consumer returns. */
  subscribe(topic: string): AsyncIterableIterator<Signal>;
}
