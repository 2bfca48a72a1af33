import { setTimeout as pause } from 'node:timers/promises';
import type { Signal, Signals } from './pub-sub.ts';

/** A row by its number in the order in which its account hears of it; null for news without a row. */
export interface Numbered {
  readonly seq: number | null;
}

/** Most rows of one reading. */
export const NEWS_AT_ONCE = 100;

/** Milliseconds until the rows are read again, when the database did not answer. */
const RETRY_MS = 1_000;

interface Reading<News extends Numbered> {
  /** The rows after a number, in order, at most `NEWS_AT_ONCE`. */
  readonly readAfter: (seq: number) => Promise<readonly News[]>;
  /** What a signal tells on its own, when it brought no row. */
  readonly withoutRow?: (signal: Signal) => News | null;
}

/**
 * The rows after a number, as they come. A signal only says that there may be more: the rows themselves are read, so that
 * a lost signal loses none and a repeated one repeats none.
 */
export class NumberedNews<News extends Numbered> implements AsyncIterableIterator<News> {
  private waiting: News[] = [];
  private upcoming: Promise<IteratorResult<Signal>> | null = null;
  private mayHaveMore = true;
  private isOver = false;

  constructor(
    private readonly signals: Signals,
    private readonly reading: Reading<News>,
    private last: number,
  ) {}

  async next(): Promise<IteratorResult<News, undefined>> {
    if (this.upcoming === null) {
      // Listening begins before the first reading, so that nothing happens unnoticed in between.
      this.upcoming = this.signals.next();
      await this.signals.listening;
    }
    while (!this.isOver) {
      const value = this.waiting.shift();
      if (value) return { done: false, value };
      if (this.mayHaveMore) await this.read();
      else await this.waitForSignal();
    }
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<News, undefined>> {
    this.isOver = true;
    await this.signals.return?.();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private async waitForSignal(): Promise<void> {
    const result = await this.upcoming;
    if (!result || result.done) {
      this.isOver = true;
      return;
    }
    this.upcoming = this.signals.next();
    await this.read();
    const told = this.waiting.length === 0 && this.reading.withoutRow?.(result.value);
    if (told) this.waiting.push(told);
  }

  private async read(): Promise<void> {
    try {
      const found = await this.reading.readAfter(this.last);
      this.waiting.push(...found);
      this.last = found.at(-1)?.seq ?? this.last;
      this.mayHaveMore = found.length === NEWS_AT_ONCE;
    } catch {
      this.mayHaveMore = true;
      await pause(RETRY_MS, undefined, { ref: false });
    }
  }
}
