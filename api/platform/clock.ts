/** Source of time. Rules never call `new Date()`, so that tests can set the time. */
export interface Clock {
  /** The present instant. */
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Singapore' });

/** The calendar day of an instant in Asia/Singapore, `YYYY-MM-DD`, which campaigns use. */
export function dayOf(instant: Date): string {
  return dayFormat.format(instant);
}

/** The calendar day so many days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
