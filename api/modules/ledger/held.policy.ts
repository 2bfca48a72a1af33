/** Days that the payment provider lets us hold money; before that it must be released or refunded. */
export const HOLD_DAYS = 90;

/** Days after which both sides and staff are warned; the second warning is more urgent. */
export const WARN_DAYS = [80, 87] as const;

const DAY = 86_400_000;

/** The instant this many days before another. */
export function daysBefore(instant: Date, days: number): Date {
  return new Date(instant.getTime() - days * DAY);
}
