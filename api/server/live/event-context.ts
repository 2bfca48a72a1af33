import type { MikroORM } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/actor.ts';
import type { ServerParts } from '../http/request-context.ts';
import type { RequestCtx } from '../transaction.ts';
import type { LiveActor } from './live-actor.ts';

type Base = Omit<RequestCtx, 'em'>;

/**
 * The context of an event. An entity manager is made when it is asked for: waiting takes none, and events that are read
 * together take one. A class, because a getter in an object literal gives each object a shape of its own, which keeps
 * what the event read in memory until a full garbage collection.
 */
class EventContext implements RequestCtx {
  readonly actor: Actor;
  readonly clock: RequestCtx['clock'];
  readonly requestId: string;
  readonly caller: RequestCtx['caller'];
  readonly sessionCookie: RequestCtx['sessionCookie'];
  readonly ports: RequestCtx['ports'];
  readonly inTransaction: RequestCtx['inTransaction'];
  private made: RequestCtx['em'] | null = null;
  private readonly orm: MikroORM;

  constructor(base: Base, orm: MikroORM, actor: Actor) {
    this.actor = actor;
    this.clock = base.clock;
    this.requestId = base.requestId;
    this.caller = base.caller;
    this.sessionCookie = base.sessionCookie;
    this.ports = base.ports;
    this.inTransaction = base.inTransaction;
    this.orm = orm;
  }

  get em(): RequestCtx['em'] {
    this.made ??= this.orm.em.fork();
    return this.made;
  }
}

/** The contexts of a subscription: one to begin with, and one for each event, of whoever is there then. */
export function contextsOf({ orm }: ServerParts, begun: RequestCtx, live: LiveActor | undefined) {
  const { em: _, ...base } = begun;
  const contextOf = (actor: Actor): RequestCtx => new EventContext(base, orm, actor);
  return {
    first: contextOf(base.actor),
    ofEvent(): RequestCtx | Promise<RequestCtx> {
      const actor = live?.now() ?? base.actor;
      return actor instanceof Promise ? actor.then(contextOf) : contextOf(actor);
    },
  };
}
