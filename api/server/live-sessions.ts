import { type Actor, visitor } from '../platform/actor.ts';
import type { Clock } from '../platform/clock.ts';
import { PooledReads } from '../platform/read/pooled-read.ts';
import { LiveActor } from './live-actor.ts';

/** Sessions that are looked up in one statement. */
const AT_ONCE = 100;
/** Who was looked up so many milliseconds ago is taken along by the next who is. */
const AGING_FROM = 30_000;

/** Who some sessions belong to now, in their order; the visitor for those that are over. */
type ReadActors = (tokens: readonly string[]) => Promise<readonly Actor[]>;

/** The session behind an open socket. */
interface Open {
  readonly token: string;
  readonly actor: LiveActor;
}

/**
 * The sessions behind the open sockets of a process. Whoever is looked up takes others along who will be soon, so that
 * ten thousand sockets cost a few statements a second, and as few notes that a session is in use.
 */
export class LiveSessions {
  /** Who connects. After a restart thousands do within seconds. */
  private readonly arrivals = new PooledReads<string, Actor>();
  /** Those who were looked up longest ago come first. */
  private readonly open = new Set<Open>();
  private readonly readActors: ReadActors;
  private readonly clock: Clock;

  constructor(readActors: ReadActors, clock: Clock) {
    this.readActors = readActors;
    this.clock = clock;
  }

  /** Who a session belongs to, the visitor when it is over: looked up with others that come at the same moment. */
  async find(token: string): Promise<Actor> {
    const readAll = async (tokens: string[]): Promise<Map<string, Actor>> => {
      const actors = await this.readActors(tokens);
      return new Map(tokens.map((one, index) => [one, actors[index] ?? visitor]));
    };
    return (await this.arrivals.read('arrivals', token, readAll)) ?? visitor;
  }

  /** Watches the session that a socket was opened with until `stop` is called. */
  watch(token: string, known: Actor): { readonly actor: LiveActor; stop(): void } {
    const one: Open = { token, actor: new LiveActor(known, () => this.look(one), this.clock) };
    this.open.add(one);
    return { actor: one.actor, stop: () => void this.open.delete(one) };
  }

  private async look(asked: Open): Promise<Actor> {
    const others = this.takenAlong(asked);
    for (const one of [asked, ...others]) if (this.open.delete(one)) this.open.add(one);
    const takeIn = others.map(({ actor }) => actor.begin());
    const [actor = visitor, ...found] = await this.readActors([asked, ...others].map(({ token }) => token));
    for (const [index, one] of found.entries()) takeIn[index]?.(one);
    return actor;
  }

  private takenAlong(asked: Open): Open[] {
    const others: Open[] = [];
    for (const one of this.open) {
      const age = one.actor.age();
      if (one === asked || age === null) continue;
      if (age < AGING_FROM || others.push(one) === AT_ONCE - 1) break;
    }
    return others;
  }
}
