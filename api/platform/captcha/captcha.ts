/** Tells people from scripts at sign-up. */
export interface Captcha {
  /** Which kind the web client has to show. */
  readonly kind: 'altcha' | 'recaptcha';
  /** Public key of the kind, null when it has none. */
  readonly siteKey: string | null;
  /** A fresh challenge as the widget reads it; null when the provider serves its own. */
  challenge(): Promise<object | null>;
  /** Whether the solution is right, fresh and used for the first time. */
  verify(solution: string, address: string): Promise<boolean>;
}
