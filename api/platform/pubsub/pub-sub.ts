/** A message that something changed. It carries ids only: each subscriber reads what it may see. */
export interface Signal {
  /**
   * What changed. `missed` says that signals of the topic may have been lost: look again at everything it is about;
   * its id is 0. `sight`: who may see a person has changed.
   */
  readonly kind:
    | 'notification'
    | 'campaign'
    | 'remark'
    | 'order'
    | 'sessions'
    | 'presence'
    | 'sight'
    | 'message'
    | 'read'
    | 'typing'
    | 'missed';
  /** Id of the changed row. */
  readonly id: number;
  /** Campaign the row belongs to, when it belongs to one. */
  readonly campaignId?: number;
  /** Conversation the row belongs to, when it belongs to one. */
  readonly conversationId?: number;
}

/** Signals of a topic: taken one by one, or followed. */
export interface Signals extends AsyncIterableIterator<Signal> {
  /** Has a listener told of each signal as it comes, in place of `next()`: for what thousands of pages wait for. */
  follow(listener: (signal: Signal) => void): void;
  /** Resolves, after the first `next()` or `follow()`, when nothing that is published from then on is lost; absent when that is at once. */
  readonly listening?: Promise<void> | undefined;
}

/**
 * Carries signals from where things change to the pages that show them. Topics: `account:{id}`, `campaign:{id}`,
 * `presence:{profile id}`.
 */
export interface PubSub {
  /** Never throws: what could not be carried is made good for by `missed`. */
  publish(topic: string, signal: Signal): Promise<void>;
  /** Ends when the consumer returns. */
  subscribe(topic: string): Signals;
}
