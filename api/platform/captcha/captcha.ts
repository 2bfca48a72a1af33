/** Tells people from scripts at sign-up. */
export interface Captcha {
  /** The widget that the web client shows. */
  readonly kind: 'altcha' | 'recaptcha';
  /** Public key; null when the kind has none. */
  readonly siteKey: string | null;
  /** A new challenge for the widget; null when the provider serves its own. */
  challenge(): Promise<object | null>;
  /** Whether the solution is correct, fresh and not used before. */
  verify(solution: string, address: string): Promise<boolean>;
}
