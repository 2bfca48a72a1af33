import { setTimeout as sleep } from 'node:timers/promises';
import { until } from './sockets.ts';

/** How often something is published when it is offered evenly. */
const TICK_MS = 2;
/** Notifications on their way at once when as many as possible are; more would only measure the queue. */
const ON_THE_WAY = 128;

/** Subscribers, what is on its way to each, and how long what has arrived took. */
export class Inbox {
  readonly heard = new Set<number>();
  readonly waits: number[] = [];
  onTheWay = 0;
  /** Called when a notification that was published has arrived. */
  whenArrived: () => void = () => undefined;
  /** Since when each subscriber waits for each of what was published to them. A subscription's events keep their order. */
  private readonly due: number[][];
  private readonly tell: (sockets: readonly number[]) => void;
  private next = 0;

  /** `tell` publishes a notification to the subscriber behind each of some sockets. */
  constructor(count: number, tell: (sockets: readonly number[]) => void) {
    this.tell = tell;
    this.due = Array.from({ length: count }, () => []);
  }

  received(socket: number): void {
    this.heard.add(socket);
    const since = this.due[socket]?.shift();
    if (since === undefined) return;
    this.waits.push(performance.now() - since);
    this.onTheWay -= 1;
    this.whenArrived();
  }

  /** Publishes a notification to each of the next recipients, one for each time from which its wait counts. */
  publish(times: readonly number[]): void {
    const sockets = times.map((since) => {
      const socket = this.next++ % this.due.length;
      this.due[socket]?.push(since);
      return socket;
    });
    this.onTheWay += sockets.length;
    if (sockets.length > 0) this.tell(sockets);
  }

  /** Runs what publishes for so many seconds. Answers how many arrived each second, and waits until all have. */
  async during(seconds: number, stop: () => void): Promise<number> {
    this.waits.length = 0;
    const began = performance.now();
    await sleep(seconds * 1000);
    stop();
    const perSecond = this.waits.length / ((performance.now() - began) / 1000);
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
