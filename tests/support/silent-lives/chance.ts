import { createHash } from 'node:crypto';

/** Random choices, the same for the same words, whatever others choose meanwhile. */
export class Chance {
  private state: number;

  constructor(...words: readonly (string | number)[]) {
    this.state = createHash('sha256').update(words.join(' ')).digest().readUInt32LE(0);
  }

  /** From 0 to below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** One of a list; undefined of an empty one. */
  pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.next() * list.length)];
  }

  /** One of a list, the likelier the heavier. */
  weighed<T>(list: readonly T[], weightOf: (one: T) => number): T | undefined {
    let left = this.next() * list.reduce((sum, one) => sum + weightOf(one), 0);
    return list.find((one) => {
      left -= weightOf(one);
      return left < 0;
    });
  }

  /** The list in another order. */
  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((one) => [this.next(), one] as const)
      .sort(([a], [b]) => a - b)
      .map(([, one]) => one);
  }
}
