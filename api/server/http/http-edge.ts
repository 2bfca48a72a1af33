import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { isAccessToken } from '../../modules/accounts/access-tokens/access-token.policy.ts';
import { assertProof } from '../../modules/accounts/proofs/proof.service.ts';
import { refuseLook } from '../../platform/actor.ts';
import type { HttpEdge } from '../../platform/http-edge.ts';
import { noteRefusal } from '../../platform/security-log.ts';
import { asRealActor, assertAccess } from '../graphql/guard-schema.ts';
import { spendPoints } from '../graphql/query-budget.ts';
import { assertScope } from '../graphql/token-scopes.ts';
import type { RequestCtx } from '../transaction.ts';
import { isOwnPage } from './credentials.ts';
import { holdSlot } from './load-shedder.ts';
import { requestContext, type ServerParts, sessionContext } from './request-context.ts';

/** Services of the server for parts that the composition root mounts. */
export function httpEdge(parts: ServerParts): HttpEdge {
  const { log, config } = parts.ports;
  return {
    log,
    metrics: parts.metrics,
    publicUrl: config.publicUrl,
    productName: config.productName,
    loadShedder: { config: { loadShedder: 'work' }, hold: holdSlot },
    isOwnPage: (request) => isOwnPage(request, parts.ports),
    contextOf(request, reply, { token }) {
      if (token !== undefined && isAccessToken(token)) return requestContext(parts, request, null, token);
      return sessionContext(parts, request, reply, token);
    },
    async asCaller(ctx, isRead, work) {
      try {
        return await asRealActor(ctx as RequestCtx, isRead, async () => {
          if (!isRead) refuseLook(ctx.actor);
          return work();
        });
      } catch (error) {
        if (error instanceof DomainError) noteRefusal(ctx, error.code);
        throw error;
      }
    },
    assertAllowed({ actor }, access, scope) {
      if (actor.token) assertScope(actor.token, scope);
      assertAccess(actor, access);
    },
    assertProof: (ctx) => assertProof(ctx, 'fresh'),
    async spend(ctx, points) {
      const seconds = await spendPoints(ctx, points);
      if (seconds === null) return;
      noteRefusal(ctx, ErrorCode.COST_EXCEEDED);
      throw new DomainError({ code: ErrorCode.COST_EXCEEDED, params: { seconds } });
    },
  };
}
