/** A mail, ready to send. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mail. */
export interface MailPort {
  /** Hands the mail over. Throws when it was not taken; the caller tries again later. */
  send(mail: Mail): Promise<void>;
}
