/** A mail, ready to send. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Names the mail: one that is handed over again under the same id, after a crash, is the same mail. */
  readonly id?: string;
  /** Headers beside the usual ones. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends mail. */
export interface MailPort {
  /** Hands the mail over. Throws when it was not taken; the caller tries again later. */
  send(mail: Mail): Promise<void>;
}
