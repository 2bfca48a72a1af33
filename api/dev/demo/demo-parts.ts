import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import type { Ports } from '../../platform/ports.ts';
import type { InTransaction, StepsCtx } from '../../platform/process/steps.ts';
import { sql } from '../../platform/sql.ts';

/** What filling the demo needs of the running product. */
export interface DemoParts {
  readonly app: FastifyInstance;
  readonly orm: MikroORM;
  readonly ports: Ports;
  /** Resolves when the outbox is empty. */
  settled(): Promise<void>;
  /** Gives a context the transactions of the server. */
  withTransactions(orm: MikroORM, ctx: Omit<Ctx, 'em'>, afterCommit: () => void): StepsCtx;
}

/**
 * The context of a person at a fixed time, for calling services. Commits do not wait for the disk, because demo data can
 * be made again.
 */
export function acting(parts: DemoParts, accountId: number, at: Date, isStaff = false): StepsCtx {
  const base = {
    actor: { accountId, sessionId: null, isVerified: true, isStaff },
    clock: { now: () => at },
    // What invented people did long ago is no news for a security log.
    ports: { ...parts.ports, security: { note: () => undefined } },
    requestId: 'demo',
    caller: { address: '127.0.0.1', userAgent: 'demo', language: null },
    sessionCookie: { set: () => undefined, clear: () => undefined, browser: () => null },
  };
  const ctx = parts.withTransactions(parts.orm, base, () => undefined);
  const inTransaction: InTransaction = (work) =>
    ctx.inTransaction(async (inner) => {
      await sql`set local synchronous_commit = off`.execute(inner.em.getKysely());
      return work(inner);
    });
  return { ...ctx, inTransaction };
}
