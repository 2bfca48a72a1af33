/** A mail, ready to send. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Identifies the mail: when it is sent again after a crash, the id is the same. */
  readonly id: string;
  /** Additional headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends mail. */
export interface MailPort {
  /** Sends the mail. Throws when it was not accepted; the caller tries again later. */
  send(mail: Mail): Promise<void>;
}
