/** Success of a custom call: a text, or rows as the message. */
export function done(message: string | readonly unknown[], more: object = {}): object {
  return { status: 200, error: false, message, ...more };
}

/** A refusal with a text for the user, which clients show only on status 200. */
export function refusal(status: number, message: string, more: object = {}): object {
  return { status, error: true, message, ...more };
}
