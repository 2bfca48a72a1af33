import type DataLoader from 'dataloader';
import type { Actor } from '../../platform/actor.ts';
import { batchLoader } from '../../platform/batch-loader.ts';
import type { Clock } from '../../platform/clock.ts';

/** The actor of a session, by its token: the visitor when it is over. */
export type SessionLoader = DataLoader<string, Actor>;

/**
 * Looks up the sessions of sockets. Those that connect at the same moment, as thousands do after a restart, or are
 * due again, go together. `readActors` answers in the order of its tokens.
 */
export function sessionLoader(readActors: (tokens: readonly string[]) => Promise<Actor[]>): SessionLoader {
  return batchLoader(readActors);
}

/** However quiet it is, the actor of a socket is looked up again after this many milliseconds. */
const SURE_FOR = 60_000;

/**
 * The actor of an open socket, known without asking the database at every event: a signal that a right may be lost
 * makes it doubtful at once, and the next event asks.
 */
export class LiveActor {
  private sure: Actor | null;
  private since: number;
  private looking: Promise<Actor> | null = null;

  constructor(
    actor: Actor,
    private readonly reload: () => Promise<Actor>,
    private readonly clock: Clock,
  ) {
    this.sure = actor.isStaff ? null : actor;
    this.since = clock.now().getTime();
  }

  /** Something about the account has changed: what is known counts no more. */
  doubt(): void {
    this.sure = null;
    this.looking = null;
  }

  /** Who it is now; a promise when the database has to be asked. That throws TOKEN_INVALID for a token that is over. */
  now(): Actor | Promise<Actor> {
    const at = this.clock.now().getTime();
    const isOver = (this.sure?.token?.expiresAt.getTime() ?? Number.POSITIVE_INFINITY) <= at;
    return this.sure && !isOver && at - this.since < SURE_FOR ? this.sure : this.look(at);
  }

  /** All who ask meanwhile share one look, so that the socket of an ended session closes before an event goes out. */
  private look(at: number): Promise<Actor> {
    if (this.looking) return this.looking;
    const looking = this.reload()
      .then((actor) => {
        // What was read before a doubt may be what is doubted. Staff are few, and see much: they are always looked up.
        if (this.looking === looking) {
          this.since = at;
          this.sure = actor.isStaff ? null : actor;
        }
        return actor;
      })
      .finally(() => {
        if (this.looking === looking) this.looking = null;
      });
    this.looking = looking;
    return looking;
  }
}
