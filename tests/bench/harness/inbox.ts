import { setTimeout as sleep } from 'node:timers/promises';
import { until } from './sockets.ts';

/** How often something is published when it is offered evenly. */
const TICK_MS = 2;
/** Notifications on their way at once when as many as possible are; more would only measure the queue. */
const ON_THE_WAY = 128;
/** Notifications that can be on their way to one subscriber. */
const DEEP = 256;
/** Waits that can be kept: ten seconds of more than anybody has ever delivered. */
const MOST_WAITS = 1_000_000;

/**
 * Subscribers, what is on its way to each, and how long what has arrived took. It takes all its memory at the beginning:
 * collections of what the measuring process leaves behind would hold up what it measures.
 */
export class Inbox {
  readonly heard = new Set<number>();
  onTheWay = 0;
  /** Called when a notification that was published has arrived. */
  whenArrived: () => void = () => undefined;
  private readonly kept = new Float64Array(MOST_WAITS);
  private arrived = 0;
  /** Since when each subscriber waits for each of what was published to them, in a ring. A subscription's events keep their order. */
  private readonly due: Float64Array;
  private readonly published: Uint32Array;
  private readonly received: Uint32Array;
  private readonly count: number;
  private readonly tell: (sockets: readonly number[]) => void;
  private next = 0;

  /** `tell` publishes a notification to the subscriber behind each of some sockets. */
  constructor(count: number, tell: (sockets: readonly number[]) => void) {
    this.count = count;
    this.tell = tell;
    this.due = new Float64Array(count * DEEP);
    this.published = new Uint32Array(count);
    this.received = new Uint32Array(count);
  }

  /** How long what has arrived took, in milliseconds. */
  get waits(): Float64Array {
    return this.kept.subarray(0, this.arrived);
  }

  /** Takes in that something has reached a socket. */
  arrive(socket: number): void {
    this.heard.add(socket);
    const taken = this.received[socket] ?? 0;
    if (taken === this.published[socket]) return;
    this.received[socket] = taken + 1;
    this.kept[this.arrived] = performance.now() - (this.due[socket * DEEP + (taken % DEEP)] ?? 0);
    this.arrived += 1;
    this.onTheWay -= 1;
    this.whenArrived();
  }

  /** Publishes a notification to each of the next recipients, one for each time from which its wait counts. */
  publish(times: readonly number[]): void {
    const sockets = times.map((since) => {
      const socket = this.next++ % this.count;
      const given = this.published[socket] ?? 0;
      if (given - (this.received[socket] ?? 0) === DEEP) throw new Error('a subscriber hears nothing');
      this.due[socket * DEEP + (given % DEEP)] = since;
      this.published[socket] = given + 1;
      return socket;
    });
    this.onTheWay += sockets.length;
    if (sockets.length > 0) this.tell(sockets);
  }

  /** Runs what publishes for so many seconds. Answers how many arrived each second, and waits until all have. */
  async during(seconds: number, stop: () => void): Promise<number> {
    this.arrived = 0;
    const began = performance.now();
    await sleep(seconds * 1000);
    stop();
    const perSecond = this.arrived / ((performance.now() - began) / 1000);
    await until(() => this.onTheWay === 0, 'a notification');
    return perSecond;
  }
}

/** Publishes evenly, whatever has arrived: each notification waits from the instant at which it is due. */
export function offer(inbox: Inbox, rate: number, seconds: number): Promise<number> {
  const began = performance.now();
  let published = 0;
  const timer = setInterval(() => {
    const times: number[] = [];
    const isDue = Math.floor(((performance.now() - began) * rate) / 1000);
    for (; published < isDue; published += 1) times.push(began + (published * 1000) / rate);
    inbox.publish(times);
  }, TICK_MS);
  return inbox.during(seconds, () => clearInterval(timer));
}

/** Publishes anew whenever half of what is on its way has arrived: as much as goes through. */
export function sendMost(inbox: Inbox, seconds: number): Promise<number> {
  const fill = (): void => {
    const count = ON_THE_WAY - inbox.onTheWay;
    if (count >= ON_THE_WAY / 2) inbox.publish(Array.from({ length: count }, () => performance.now()));
  };
  inbox.whenArrived = fill;
  fill();
  return inbox.during(seconds, () => {
    inbox.whenArrived = () => undefined;
  });
}
