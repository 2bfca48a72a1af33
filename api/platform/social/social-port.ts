/**
 * Kind of failure: `refused` (code or token invalid), `missing` (no such account, or not readable), `unavailable` (try
 * again later).
 */
export type SocialErrorKind = 'refused' | 'missing' | 'unavailable';

/** A failed call of a network. */
export class SocialError extends Error {
  constructor(
    readonly kind: SocialErrorKind,
    message: string,
  ) {
    super(message);
  }
}

/** A token to read an account, stored encrypted. */
export interface SocialGrant {
  readonly token: string;
  readonly expiresAt: Date;
}

/** An account as its network describes it. */
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
  /** Whether a video is a reel. */
  readonly isReel: boolean;
  /** Address of the picture, or of the still of a video. It may expire after some days. */
  readonly pictureUrl: string | null;
  readonly permalink: string | null;
  readonly postedAt: Date;
  /** Null where the owner hides them. */
  readonly likes: number | null;
  readonly comments: number;
}

/** Followers of one age and gender. */
export interface AgeGroup {
  /** Years, '18-24' or '65+'. */
  readonly age: string;
  /** Null where the network does not know it. */
  readonly gender: 'female' | 'male' | null;
  readonly followers: number;
}

/** Followers in one place. */
export interface PlaceGroup {
  /** Two letters of a country; a city in words, 'Bedok, Singapore'. */
  readonly name: string;
  readonly followers: number;
}

/** Who the followers are, as far as the network knows. A part is null when it does not say. */
export interface Demographics {
  readonly ages: readonly AgeGroup[] | null;
  readonly countries: readonly PlaceGroup[] | null;
  readonly cities: readonly PlaceGroup[] | null;
}

/** Of an account whose owner did not sign in. */
export const unknownDemographics: Demographics = { ages: null, countries: null, cities: null };

/** An account with its newest posts; a private one has none. */
export interface SocialReading {
  readonly account: SocialAccount;
  readonly posts: readonly SocialPost[];
  readonly demographics: Demographics;
}

/** Parameters of an authorisation page. */
export interface AuthorisationRequest {
  /** Returned with the code. */
  readonly state: string;
  readonly redirectUri: string;
}

/** Instagram. All calls throw SocialError. */
export interface InstagramPort {
  authorisationUrl(request: AuthorisationRequest): string;
  /** Exchanges a code for a grant that lasts about 60 days. */
  exchange(code: string, redirectUri: string): Promise<SocialGrant>;
  /** The account of a grant, with its newest posts and who follows it. Refused insights are unknown, not a failure. */
  read(token: string): Promise<SocialReading>;
  /** Renews a grant, which must be a day old. */
  refresh(token: string): Promise<SocialGrant>;
  /** An account by its username; null where lookups are not available. */
  readonly lookup: ((username: string) => Promise<SocialReading>) | null;
}

/** Facebook: a sign-in that identifies a member. All calls throw SocialError. */
export interface FacebookPort {
  authorisationUrl(request: AuthorisationRequest): string;
  /** The member who signed in. No token is kept. */
  identify(code: string, redirectUri: string): Promise<{ id: string; name: string }>;
}

/** The networks that can be linked; null for one that is not configured beside a configured one. */
export interface SocialPort {
  readonly instagram: InstagramPort | null;
  readonly facebook: FacebookPort | null;
}

/** Path that people return to from a network's page. */
export const LINK_PATH = '/edit-profile';
