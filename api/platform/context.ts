import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, ErrorCode } from '../../schema/errors.ts';
import type { Language } from '../../schema/language.ts';
import { type Actor, refuseLook } from './actor.ts';
import type { Clock } from './clock.ts';
import type { Ports } from './ports.ts';

/** Facts of a request about its caller besides the actor. */
export interface Caller {
  /** Network address, for rate limits and the guessed calling code. */
  readonly address: string;
  /** User agent, for the list of sessions. */
  readonly userAgent: string;
  /** Language of the page that sent the request, by its browser; null for programs. */
  readonly language: Language | null;
}

/** The session cookie of the answer, independent of HTTP. */
export interface SessionCookie {
  /** Sends a new token to the client. */
  set(token: string, expiresAt: Date): void;
  /** Clears the cookie. */
  clear(): void;
  /** What the browser is known by, which outlives its sessions; null for programs without cookies. */
  browser(): string | null;
}

/** What another member of staff asked for, and the caller confirms. */
export interface Proposal {
  readonly id: number;
  /** The mutation, and its input as it stands in a document. */
  readonly operation: string;
  readonly input: string;
  readonly proposerId: number;
}

/** The first argument of every service: actor, transaction, time and ports. */
export interface Ctx {
  readonly actor: Actor;
  readonly em: EntityManager;
  readonly clock: Clock;
  readonly requestId: string;
  readonly caller: Caller;
  readonly sessionCookie: SessionCookie;
  readonly ports: Ports;
  /** Present while a second member of staff does what the first asked for. */
  readonly proposal?: Proposal;
}

/** The caller's account id. Throws SIGN_IN_REQUIRED for visitors, VIEW_ONLY for staff who look. */
export function accountIdOf(ctx: Ctx): number {
  if (ctx.actor.accountId === null) {
    refuseLook(ctx.actor);
    throw new DomainError(ErrorCode.SIGN_IN_REQUIRED);
  }
  return ctx.actor.accountId;
}
