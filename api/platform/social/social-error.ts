/**
 * Why a network did not answer as hoped: `refused` (the code or the token is no good), `missing` (there is no such
 * account, or not one that may be read), `unavailable` (try again later).
 */
export type SocialErrorKind = 'refused' | 'missing' | 'unavailable';

/** A failed call of a network. */
export class SocialError extends Error {
  readonly kind: SocialErrorKind;

  constructor(kind: SocialErrorKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
