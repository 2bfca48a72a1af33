import type { Actor } from '../platform/actor.ts';
import type { Clock } from '../platform/clock.ts';

/** However quiet it is, who somebody is is looked up again after this many milliseconds. */
const SURE_FOR = 60_000;

/**
 * Who is behind an open socket, known without asking the database at every event: a signal that a right may be lost
 * makes it doubtful at once, and the next event asks.
 */
export class LiveActor {
  private sure: Actor | null;
  private since: number;
  private doubts = 0;
  private readonly reload: () => Promise<Actor>;
  private readonly clock: Clock;

  constructor(actor: Actor, reload: () => Promise<Actor>, clock: Clock) {
    this.sure = actor.isStaff ? null : actor;
    this.since = clock.now().getTime();
    this.reload = reload;
    this.clock = clock;
  }

  /** Something about the account has changed: what is known counts no more. */
  doubt(): void {
    this.sure = null;
    this.doubts += 1;
  }

  /** Who it is now; a promise when the database has to be asked. That throws TOKEN_INVALID for a token that is over. */
  now(): Actor | Promise<Actor> {
    const at = this.clock.now().getTime();
    const isOver = (this.sure?.token?.expiresAt.getTime() ?? Number.POSITIVE_INFINITY) <= at;
    return this.sure && !isOver && at - this.since < SURE_FOR ? this.sure : this.look();
  }

  /** How long ago it was looked up, in milliseconds; null when it will be anyway, whatever comes. */
  age(): number | null {
    return this.sure && this.clock.now().getTime() - this.since;
  }

  /** Begins to find out who it is. Answers what takes in who was found. */
  begin(): (found: Actor) => void {
    const { doubts } = this;
    const at = this.clock.now().getTime();
    return (found) => {
      // What was read before a doubt may be what is doubted. Staff are few, and see much: they are always looked up.
      if (doubts !== this.doubts) return;
      this.since = at;
      this.sure = found.isStaff ? null : found;
    };
  }

  private async look(): Promise<Actor> {
    const takeIn = this.begin();
    const actor = await this.reload();
    takeIn(actor);
    return actor;
  }
}
