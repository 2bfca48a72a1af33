/** Success of a custom POST call. */
export function done(message: string, more: object = {}): object {
  return { status: 200, error: false, message, ...more };
}

/** Success of a custom GET call: rows as the message. */
export function rowsFound(rows: readonly unknown[], more: object = {}): object {
  return { status: 200, error: false, message: rows, ...more };
}

/** A refusal with a text for the user, which clients show only on status 200. */
export function refusal(status: number, message: string, more: object = {}): object {
  return { status, error: true, message, ...more };
}
