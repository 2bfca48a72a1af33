/**
 * Kind of failure: `refused` (code or token invalid), `missing` (no such account, or not readable), `unavailable` (try
 * again later).
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
