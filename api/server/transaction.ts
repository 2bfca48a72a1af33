import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { ExecutionResult } from 'graphql';
import type { Actor } from '../platform/actor.ts';
import type { Ctx } from '../platform/context.ts';
import type { Reads } from '../platform/database/replica.ts';
import type { InTransaction } from '../platform/process/steps.ts';

/** The context of a request outside of any transaction, which can open one. */
export interface RequestCtx extends Ctx {
  /** Runs work in its own transaction with its own identity map, then wakes the outbox. */
  readonly inTransaction: InTransaction;
  /** A page of another site asks, without a token: it may read what is public, and change nothing. */
  readonly readsOnly?: boolean;
  /** Where the queries of a visitor read; absent where the primary has to answer. */
  readonly publicReads?: Reads;
  /** Root fields, by their names in the answer, that are read as a visitor: the token lacks their scope. */
  visitorFields?: ReadonlySet<string>;
  /** What its operation answered, when that has failures. */
  answer?: Promise<ExecutionResult>;
  /** The present actor: a socket outlives the moment it was opened. */
  reloadActor?(): Promise<Actor>;
  /**
   * Whether `actor` is the real caller. False when the guess was wrong: from then on the given context has the real
   * caller, and reads must be repeated. Absent when `actor` was not guessed.
   */
  isActorRight?(ctx: RequestCtx): Promise<boolean>;
}

/** Has a context that only reads use the replica. What it changes in a transaction goes to the primary as ever. */
export function readFromReplica({ em, publicReads }: RequestCtx): void {
  if (publicReads) Object.assign(em, { getKysely: () => publicReads });
}

/** How often a transaction is tried that PostgreSQL ended because it and another one waited for each other. */
const TRIES = 4;
const DEADLOCK_DETECTED = '40P01';

const isDeadlock = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === DEADLOCK_DETECTED;

/**
 * Gives a context the transaction wrapper that GraphQL, REST and jobs share. Work that ends in a deadlock runs again from
 * its beginning, in a new transaction.
 */
export function withTransactions(orm: MikroORM, ctx: Omit<Ctx, 'em'>, afterCommit: () => void): RequestCtx {
  const inTransaction: InTransaction = async (work) => {
    for (let tries = 1; ; tries++) {
      try {
        const result = await orm.em.fork().transactional((em) => work({ ...ctx, em: em as EntityManager }));
        afterCommit();
        return result;
      } catch (error) {
        if (tries === TRIES || !isDeadlock(error)) throw error;
      }
    }
  };
  return { ...ctx, em: orm.em.fork(), inTransaction };
}
