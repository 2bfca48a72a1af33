import type { FastifyInstance } from 'fastify';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { exportArchive } from '../../modules/personal-data/export-data.service.ts';
import { ownerOfExport } from '../../modules/personal-data/export-link.service.ts';
import type { Limit } from '../../platform/rate-limit/rate-limiter.ts';
import { sendFailure } from '../http/http-failure.ts';
import { requestContext, type ServerParts } from '../http/request-context.ts';

/** Per account: building an archive is expensive, and its link can be opened repeatedly. */
const fetches: Limit = { name: 'export-fetch', points: 10, seconds: 900 };

/** GET /account/export/:token: everything stored about the signed-in owner of the link. */
export function registerDataExport(app: FastifyInstance, parts: ServerParts): void {
  app.get('/account/export/:token', async (request, reply) => {
    try {
      const ctx = await requestContext(parts, request, null);
      if (ctx.actor.token) throw new DomainError(ErrorCode.TOKEN_NOT_ALLOWED);
      const id = ownerOfExport(ctx, (request.params as { token: string }).token);
      await parts.ports.limiter.consume(fetches, String(id));
      const archive = await ctx.inTransaction((inner) => exportArchive(inner, id));
      const name = `${parts.ports.config.productName.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-data.zip`;
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .type('application/zip')
        .send(Buffer.from(archive));
    } catch (error) {
      return sendFailure(reply, parts.ports, error);
    }
  });
}
