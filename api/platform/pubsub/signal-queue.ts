import type { Signal, Signals } from './pub-sub.ts';

/** Whoever falls behind further than this looks again at everything instead. */
const MOST_KEPT = 1_000;

type Result = IteratorResult<Signal, undefined>;
const over: Result = { done: true, value: undefined };

/** The signals of one listener to a topic: kept until they are taken, or told as they come. */
export class SignalQueue implements Signals {
  private kept: Signal[] = [];
  private takers: ((result: Result) => void)[] = [];
  private listener: ((signal: Signal) => void) | null = null;
  private end: (() => void) | null = null;
  private isOver = false;
  private readonly begin: (queue: SignalQueue) => () => void;
  private readonly whenListening: (() => Promise<void>) | undefined;

  /** `begin` starts what calls `push`, at the first `next()` or `follow()`, and answers how to stop it. */
  constructor(begin: (queue: SignalQueue) => () => void, whenListening?: () => Promise<void>) {
    this.begin = begin;
    this.whenListening = whenListening;
  }

  get listening(): Promise<void> | undefined {
    return this.whenListening?.();
  }

  /** Hands on what was published. */
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
