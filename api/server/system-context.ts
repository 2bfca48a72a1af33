import { visitor } from '../platform/actor.ts';
import type { ServerParts } from './http/request-context.ts';
import { type RequestCtx, withTransactions } from './transaction.ts';

/** The context of work without a caller: jobs, the outbox, provider events. */
export function systemCtx({
  orm,
  ports,
  clock,
  afterCommit,
}: Omit<ServerParts, 'metrics' | 'providerEvents'>): RequestCtx {
  const base = {
    actor: visitor,
    clock,
    ports,
    requestId: 'system',
    caller: { address: 'system', userAgent: 'system', language: null },
    sessionCookie: { set: () => undefined, clear: () => undefined, browser: () => null },
  };
  return withTransactions(orm, base, afterCommit);
}
