import type { Signal, Signals } from './pub-sub.ts';

/** Maximum number of waiting signals; a slower listener is told to refetch instead. */
const MOST_KEPT = 1_000;

type Result = IteratorResult<Signal, undefined>;
const over: Result = { done: true, value: undefined };

/** The signals of one listener to a topic: queued, or passed on as they come. */
export class SignalQueue implements Signals {
  private kept: Signal[] = [];
  private takers: ((result: Result) => void)[] = [];
  private listener: ((signal: Signal) => void) | null = null;
  private end: (() => void) | null = null;
  private isOver = false;
  private readonly begin: (queue: SignalQueue) => () => void;
  private readonly whenListening: (() => Promise<void>) | undefined;

  /**
   * `begin` starts the source that calls `push`, at the first `next()` or `follow()`, and returns a function that stops
   * it.
   */
  constructor(begin: (queue: SignalQueue) => () => void, whenListening?: () => Promise<void>) {
    this.begin = begin;
    this.whenListening = whenListening;
  }

  get listening(): Promise<void> | undefined {
    return this.whenListening?.();
  }

  /** Passes a signal on. */
  push(signal: Signal): void {
    const taker = this.takers.shift();
    if (this.listener) this.listener(signal);
    else if (taker) taker({ done: false, value: signal });
    else if (this.kept.length < MOST_KEPT) this.kept.push(signal);
    else this.kept = [{ kind: 'missed', id: 0 }];
  }

  follow(listener: (signal: Signal) => void): void {
    this.listener = listener;
    this.listen();
  }

  next(): Promise<Result> {
    if (this.isOver) return Promise.resolve(over);
    this.listen();
    const value = this.kept.shift();
    if (value) return Promise.resolve({ done: false, value });
    return new Promise((resolve) => this.takers.push(resolve));
  }

  async return(): Promise<Result> {
    this.isOver = true;
    this.end?.();
    this.end = null;
    for (const take of this.takers) take(over);
    this.takers = [];
    return over;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private listen(): void {
    if (!this.isOver) this.end ??= this.begin(this);
  }
}
