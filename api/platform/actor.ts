import { DomainError, ErrorCode } from '../../schema/errors.ts';
import type { StaffRole } from '../../schema/staff-role.ts';
import type { TokenScope } from '../../schema/token-scope.ts';

/** The access token a request came through. */
export interface TokenGrant {
  readonly id: number;
  readonly scopes: readonly TokenScope[];
  /** When it stops working. */
  readonly expiresAt: Date;
  /** Whether no use of it was recorded within the last minute. */
  readonly isUseDue: boolean;
  /** Whether it was never used before. */
  readonly isFirstUse: boolean;
}

/** A member of staff who sees the product as a person does. */
export interface StaffLook {
  readonly staffId: number;
  readonly personId: number;
  /** Whether the person's mail address is verified. */
  readonly isVerified: boolean;
}

/** The caller. Visitors have no account id. */
export interface Actor {
  /** Account id; null for visitors. */
  readonly accountId: number | null;
  /** Session of the request; null for visitors and access tokens. */
  readonly sessionId: number | null;
  /** Whether the account's mail address is verified. */
  readonly isVerified: boolean;
  /** Whether the account has a role of staff; never by an access token. */
  readonly isStaff: boolean;
  /** Its roles; absent without any. */
  readonly staffRoles?: readonly StaffRole[];
  /** When the owner of the session last proved who they are; absent without a session. */
  readonly provedAt?: Date;
  /** When they proved it for one action, which has not happened yet; null without such a proof. */
  readonly confirmedAt?: Date | null;
  /** When a second factor was shown in the session; null when none was. */
  readonly factorAt?: Date | null;
  /** The account has a role of staff, which the session has not: it lacks a second factor. */
  readonly lacksFactor?: true;
  /**
   * The session of a member of staff sees the product as this person. It changes nothing, and reads as them only in
   * pages and GraphQL over HTTP (`asPerson`); elsewhere it is a visitor's.
   */
  readonly look?: StaffLook;
  /** Access token of the request; absent for sessions and visitors. */
  readonly token?: TokenGrant;
}

/** A caller who is not signed in. */
export const visitor: Actor = { accountId: null, sessionId: null, isVerified: false, isStaff: false };

/** Whether an actor has a role of staff. A lead has all of them. */
export const hasRole = ({ staffRoles = [] }: Actor, role: StaffRole): boolean =>
  staffRoles.includes(role) || staffRoles.includes('lead');

/** Whom the pages of a session are read as: of staff who look, the person. */
export const asPerson = (actor: Actor): Actor =>
  actor.look ? { ...actor, accountId: actor.look.personId, isVerified: actor.look.isVerified } : actor;

/** Throws VIEW_ONLY for staff who see the product as a person does. */
export function refuseLook({ look }: Actor): void {
  if (look) throw new DomainError(ErrorCode.VIEW_ONLY);
}
