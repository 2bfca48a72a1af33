import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, ErrorCode } from '../../schema/errors.ts';
import type { Language } from '../../schema/language.ts';
import type { Actor } from './actor.ts';
import type { Clock } from './clock.ts';
import type { Ports } from './ports.ts';

/** What a request knows of its caller beyond the actor. */
export interface Caller {
  /** Network address, for rate limits and to guess a calling code. */
  readonly address: string;
  /** Browser's own description, for the list of sign-ins. */
  readonly userAgent: string;
  /** Language of the page the request came from, as far as its browser tells; null for programs. */
  readonly language: Language | null;
}

/** The session cookie of the answer, without saying how it travels. */
export interface SessionCookie {
  /** Hands a new token to the client. */
  set(token: string, expiresAt: Date): void;
  /** Takes the token away. */
  clear(): void;
}

/** The first argument of every service: who asks, in which transaction, at what time, with which ports. */
export interface Ctx {
  readonly actor: Actor;
  readonly em: EntityManager;
  readonly clock: Clock;
  readonly requestId: string;
  readonly caller: Caller;
  readonly sessionCookie: SessionCookie;
  readonly ports: Ports;
}

/** The caller's account id. Throws SIGN_IN_REQUIRED for visitors. */
export function accountIdOf(ctx: Ctx): number {
  if (ctx.actor.accountId === null) throw new DomainError(ErrorCode.SIGN_IN_REQUIRED);
  return ctx.actor.accountId;
}
