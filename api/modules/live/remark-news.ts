import { setTimeout as pause } from 'node:timers/promises';
import type { Signal, Signals } from '../../platform/pubsub/pub-sub.ts';
import { type NumberedStep, STEPS_AT_ONCE } from '../remarks/remark-steps.service.ts';

/** A step of a job by its number; null for a job that changed without a step. */
export interface RemarkNews {
  readonly seq: number | null;
  readonly remarkId: number;
}

type Result = IteratorResult<RemarkNews, undefined>;
const over: Result = { done: true, value: undefined };

/** Milliseconds until the steps are read again, when the database did not answer. */
const RETRY_MS = 1_000;

/**
 * The steps after a number, as they come. A signal only says that there may be more: the steps themselves are read, so
 * that a lost signal loses none and a repeated one repeats none.
 */
export class RemarkNewsSource implements AsyncIterableIterator<RemarkNews> {
  private waiting: RemarkNews[] = [];
  private upcoming: Promise<IteratorResult<Signal>> | null = null;
  private mayHaveMore = true;
  private isOver = false;

  constructor(
    private readonly signals: Signals,
    private readonly readAfter: (seq: number) => Promise<readonly NumberedStep[]>,
    private last: number,
  ) {}

  async next(): Promise<Result> {
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
    return over;
  }

  async return(): Promise<Result> {
    this.isOver = true;
    await this.signals.return?.();
    return over;
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
    const { kind, id, stepId } = result.value;
    if (this.waiting.length === 0 && kind === 'remark' && stepId === undefined)
      this.waiting.push({ seq: null, remarkId: id });
  }

  private async read(): Promise<void> {
    try {
      const found = await this.readAfter(this.last);
      this.waiting.push(...found);
      this.last = found.at(-1)?.seq ?? this.last;
      this.mayHaveMore = found.length === STEPS_AT_ONCE;
    } catch {
      this.mayHaveMore = true;
      await pause(RETRY_MS, undefined, { ref: false });
    }
  }
}
