/** A permission to read an account, kept sealed. */
export interface SocialGrant {
  readonly token: string;
  readonly expiresAt: Date;
}

/** An account as its provider tells of it. */
export interface SocialAccount {
  readonly id: string;
  readonly username: string;
  readonly followers: number;
  readonly posts: number;
}

/** A post of an account. */
export interface SocialPost {
  readonly id: string;
  readonly caption: string | null;
  readonly kind: 'image' | 'video' | 'album';
  /** Address of the picture; of a video its still. It may stop working after some days. */
  readonly pictureUrl: string | null;
  readonly permalink: string | null;
  readonly postedAt: Date;
  readonly likes: number;
  readonly comments: number;
}

/** An account with its newest posts; a private one shows none. */
export interface SocialReading {
  readonly account: SocialAccount;
  readonly posts: readonly SocialPost[];
}

/** What every provider's authorisation page is opened with. */
export interface AuthorisationRequest {
  /** Comes back with the code. */
  readonly state: string;
  readonly redirectUri: string;
}

/** Instagram. All calls throw SocialError. */
export interface InstagramPort {
  authorisationUrl(request: AuthorisationRequest): string;
  /** A code of the authorisation page for a grant that lasts about 60 days. */
  exchange(code: string, redirectUri: string): Promise<SocialGrant>;
  /** The account of a grant, with its newest posts. */
  read(token: string): Promise<SocialReading>;
  /** A newer grant; the old one must be a day old. */
  refresh(token: string): Promise<SocialGrant>;
  /** Somebody's account by its username; null where accounts cannot be looked up. */
  readonly lookup: ((username: string) => Promise<SocialReading>) | null;
}

/** Facebook: a sign-in that says who somebody is. All calls throw SocialError. */
export interface FacebookPort {
  authorisationUrl(request: AuthorisationRequest): string;
  /** Who signed in. Nothing is kept that would let us ask again. */
  identify(code: string, redirectUri: string): Promise<{ id: string; name: string }>;
}

/** The networks whose accounts can be linked; one that is not configured beside a configured one is null. */
export interface SocialPort {
  readonly instagram: InstagramPort | null;
  readonly facebook: FacebookPort | null;
}

/** Where people come back to from a network's page, on our own origin. */
export const LINK_PATH = '/edit-profile';
