/** Who asks. Visitors have no account id. */
export interface Actor {
  /** Account id, null for visitors. */
  readonly accountId: number | null;
  /** The sign-in the request came through, null for visitors. */
  readonly sessionId: number | null;
  /** Whether the account's mail address is verified. */
  readonly isVerified: boolean;
  /** Whether the account may use staff operations. */
  readonly isStaff: boolean;
}

/** A person who is not signed in. */
export const visitor: Actor = { accountId: null, sessionId: null, isVerified: false, isStaff: false };
