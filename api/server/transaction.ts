import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Actor } from '../platform/actor.ts';
import type { Ctx } from '../platform/context.ts';
import type { InTransaction } from '../platform/steps.ts';

/** A request as the edge holds it: outside of any transaction, with the means to open one. */
export interface RequestCtx extends Ctx {
  /** Runs work in a transaction of its own, with its own identity map, then wakes the outbox. */
  readonly inTransaction: InTransaction;
  /** Who the caller is now: for sockets, which outlive the moment they were opened at. */
  reloadActor?(): Promise<Actor>;
  /**
   * Whether `actor` is who the caller really is. False when it was a guess and a wrong one: the context given is that
   * of the real caller from then on, and what was read must be read again. Absent when `actor` was not guessed.
   */
  isActorRight?(ctx: RequestCtx): Promise<boolean>;
}

/** Gives a context the one transaction wrapper that GraphQL, REST and jobs use. */
export function withTransactions(orm: MikroORM, ctx: Omit<Ctx, 'em'>, afterCommit: () => void): RequestCtx {
  const inTransaction: InTransaction = async (work) => {
    const result = await orm.em.fork().transactional((em) => work({ ...ctx, em: em as EntityManager }));
    afterCommit();
    return result;
  };
  return { ...ctx, em: orm.em.fork(), inTransaction };
}
