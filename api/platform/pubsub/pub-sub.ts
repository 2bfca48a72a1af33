/** A message that something changed. It carries only ids: each subscriber reads what it may see. */
export interface Signal {
  /**
   * What changed. `missed`: signals of the topic may have been lost, so refetch; its id is 0. `event`: the feed has more; its id
   * is 0. `visibility`: the visibility
   * of a member changed.
   */
  readonly kind:
    | 'notification'
    | 'campaign'
    | 'remark'
    | 'order'
    | 'event'
    | 'sessions'
    | 'presence'
    | 'visibility'
    | 'message'
    | 'read'
    | 'typing'
    | 'missed';
  /** Id of the changed row. */
  readonly id: number;
  /** Campaign the row belongs to, when it belongs to one. */
  readonly campaignId?: number;
  /** Step of its life cycle that changed it; absent when something else did. */
  readonly stepId?: number;
  /** Conversation the row belongs to, when it belongs to one. */
  readonly conversationId?: number;
}

/** Signals of a topic: taken one by one, or followed. */
export interface Signals extends AsyncIterableIterator<Signal> {
  /** Calls a listener for each signal, instead of `next()`: cheaper for thousands of pages. */
  follow(listener: (signal: Signal) => void): void;
  /**
   * Resolves, after the first `next()` or `follow()`, when everything published from then on is received; absent when
   * that is immediate.
   */
  readonly listening?: Promise<void> | undefined;
}

/**
 * Carries signals from changes to the pages that show them. Topics: `account:{id}`, `campaign:{id}`, `presence:{profile
 * id}`.
 */
export interface PubSub {
  /** Never throws: `missed` makes up for signals that could not be sent. */
  publish(topic: string, signal: Signal): Promise<void>;
  /** Ends when the consumer returns. */
  subscribe(topic: string): Signals;
}
