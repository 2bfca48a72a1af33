import type { ServerParts } from '../../server/request-context.ts';
import { type RequestCtx, withTransactions } from '../../server/transaction.ts';

/** What filling the demo needs: the parts of the server. */
export type DemoParts = Pick<ServerParts, 'orm' | 'ports'>;

/** A person who does something at a time: the context that services get. Time stands still within it. */
export function acting(parts: DemoParts, accountId: number, at: Date, isStaff = false): RequestCtx {
  const base = {
    actor: { accountId, sessionId: null, isVerified: true, isStaff },
    clock: { now: () => at },
    ports: parts.ports,
    requestId: 'demo',
    caller: { address: '127.0.0.1', userAgent: 'demo', language: null },
    sessionCookie: { set: () => undefined, clear: () => undefined },
  };
  return withTransactions(parts.orm, base, () => undefined);
}
