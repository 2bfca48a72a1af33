import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Replica } from '../../platform/database/replica.ts';
import type { Ports } from '../../platform/ports.ts';
import { cookieName, isSecure } from './credentials.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it has changed something: its caller may read from the replica afterwards. */
    hasWritten: boolean;
  }
}

/** Seconds for which the cookie outlives the lag that is allowed. */
const SLACK = 5;
/** A position that no replica reaches. */
const NEVER = 'FFFFFFFF/FFFFFFFF';

const writtenCookieName = (ports: Ports): string => cookieName(ports, 'koli_written');

/** How far the primary's log was when this browser last wrote something; undefined when that is long ago. */
export const writtenAt = ({ cookies }: FastifyRequest, ports: Ports): string | undefined =>
  cookies[writtenCookieName(ports)];

/** Remembers in a cookie how far the primary's log is behind a write, so that its author reads it afterwards. */
export function rememberWrites(app: FastifyInstance, ports: Ports, replica: Replica): void {
  app.decorateRequest('hasWritten', false);
  app.addHook('onSend', async (request, reply) => {
    if (!request.hasWritten) return;
    const position = await replica.position().catch(() => NEVER);
    const maxAge = ports.config.replicaLagSeconds + SLACK;
    const options = { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(ports), maxAge } as const;
    reply.setCookie(writtenCookieName(ports), position, options);
  });
}
