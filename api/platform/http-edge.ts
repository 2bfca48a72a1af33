import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Registry } from 'prom-client';
import type { AccessLevel } from '../../schema/access.ts';
import type { TokenScope } from '../../schema/token-scope.ts';
import type { Ctx } from './context.ts';
import type { Log } from './log.ts';
import type { StepsCtx } from './process/steps.ts';

/** Credentials of a request. */
export interface Credentials {
  /** A session's token or an access token. With it the cookie is ignored. */
  readonly token: string | undefined;
}

/** Services of the server for a part with its own HTTP API besides GraphQL. */
export interface HttpEdge {
  readonly log: Log;
  readonly metrics: Registry;
  /** Public address of the product. */
  readonly publicUrl: string;
  readonly productName: string;
  /** Load shedding: set it as the routes' `config`, and wrap their handlers. */
  readonly loadShedder: {
    readonly config: { loadShedder: 'work' };
    hold(handler: RouteHandlerMethod): RouteHandlerMethod;
  };
  /** Whether the request comes from one of our pages, or from no page. Otherwise the cookie does not count. */
  isOwnPage(request: FastifyRequest): boolean;
  /**
   * The context of the caller outside of any transaction; the actor is a guess until `asCaller` runs. Throws
   * TOKEN_INVALID.
   */
  contextOf(request: FastifyRequest, reply: FastifyReply, credentials: Credentials): Promise<StepsCtx>;
  /**
   * Runs work as the caller. A read uses the guessed actor until its first statement confirms it; after a wrong guess
   * the work runs again as the real caller. Writes look the caller up first.
   */
  asCaller<T>(ctx: StepsCtx, isRead: boolean, work: () => Promise<T>): Promise<T>;
  /** Throws SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, TOKEN_NOT_ALLOWED or INSUFFICIENT_SCOPE. */
  assertAllowed(ctx: Ctx, access: AccessLevel, scope: TokenScope | 'any' | undefined): void;
  /** Throws PROOF_NEEDED when the session has no fresh proof. */
  assertProof(ctx: Ctx): void;
  /** Spends points of the caller's budget. Throws COST_EXCEEDED. */
  spend(ctx: Ctx, points: number): Promise<void>;
}

/** A part mounted by the composition root besides GraphQL. */
export type MountedPart = (app: FastifyInstance, edge: HttpEdge) => Promise<void>;
