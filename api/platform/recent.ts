/**
 * The values that were asked for last, by a key: at least `most` of them, at most twice as many. Two generations take
 * the place of an order: what is found in the old one comes to the young, and when that is full the old one is dropped.
 */
export class Recent<Value> {
  private young = new Map<string, Value>();
  private old = new Map<string, Value>();
  private readonly most: number;
  private readonly dropped: (value: Value) => void;

  /** `dropped` gets every value that is forgotten. */
  constructor(most: number, dropped: (value: Value) => void = () => undefined) {
    this.most = most;
    this.dropped = dropped;
  }

  /** The value of a key, undefined when there is none or it was not asked for lately. */
  find(key: string): Value | undefined {
    const found = this.young.get(key);
    if (found !== undefined) return found;
    const older = this.old.get(key);
    if (older !== undefined) {
      this.old.delete(key);
      this.keep(key, older);
    }
    return older;
  }

  /** Keeps a value. Answers it. */
  keep(key: string, value: Value): Value {
    this.old.delete(key);
    if (this.young.size >= this.most && !this.young.has(key)) {
      const forgotten = this.old;
      this.old = this.young;
      this.young = new Map();
      for (const one of forgotten.values()) this.dropped(one);
    }
    this.young.set(key, value);
    return value;
  }

  /** Forgets a key without telling. */
  forget(key: string): void {
    this.young.delete(key);
    this.old.delete(key);
  }
}
