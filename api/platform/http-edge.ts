import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Registry } from 'prom-client';
import type { AccessLevel } from '../../schema/access.ts';
import type { TokenScope } from '../../schema/token-scope.ts';
import type { Ctx } from './context.ts';
import type { Log } from './log.ts';
import type { StepsCtx } from './steps.ts';

/** How a request says who it is. */
export interface Credentials {
  /** A session's or an access token, wherever it stood. It counts alone: no cookie is looked at beside it. */
  readonly token: string | undefined;
}

/** What the server lends to a part that answers HTTP in a language of its own beside GraphQL. */
export interface HttpEdge {
  readonly log: Log;
  readonly metrics: Registry;
  /** Address that people use. */
  readonly publicUrl: string;
  readonly productName: string;
  /** Turns work away that cannot be done in time. Give it to routes as `config`, and wrap their handler. */
  readonly loadShedder: {
    readonly config: { loadShedder: 'work' };
    hold(handler: RouteHandlerMethod): RouteHandlerMethod;
  };
  /** Whether the request comes from a page of ours, or from no page. Elsewhere the cookie does not count. */
  isOwnPage(request: FastifyRequest): boolean;
  /** Who asks, outside of any transaction; a guess until `asCaller` runs. Throws TOKEN_INVALID. */
  contextOf(request: FastifyRequest, reply: FastifyReply, credentials: Credentials): Promise<StepsCtx>;
  /**
   * Runs work as the caller. Whoever was here a moment ago is believed to be the same until the first read of `ctx`
   * confirms it; when that was wrong, the work is done again as whoever it is. What writes asks before.
   */
  asCaller<T>(ctx: StepsCtx, isRead: boolean, work: () => Promise<T>): Promise<T>;
  /** Throws SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, TOKEN_NOT_ALLOWED or INSUFFICIENT_SCOPE. */
  assertAllowed(ctx: Ctx, access: AccessLevel, scope: TokenScope | 'any' | undefined): void;
  /** Takes points from what the caller may ask for. Throws COST_EXCEEDED. */
  spend(ctx: Ctx, points: number): Promise<void>;
}

/** A part that is mounted beside GraphQL by the composition root. */
export type MountedPart = (app: FastifyInstance, edge: HttpEdge) => Promise<void>;
