import { startTransition, useEffect, useState } from 'react';

/** Where the server takes a reader to sit that it knows nothing of. */
export const HOME_ZONE = 'Asia/Singapore';

/** Keeps the reader's time zone for the server's next page. */
export const ZONE_COOKIE = 'koli_zone';

type Drawn = {
  zone: string;
  now: Date;
  origin: string;
  /** Names of countries by their codes, as the drawing says them. */
  countries: Record<string, string>;
};

/** What the server drew the page by; null once the reader's own clock counts. */
let drawn: Drawn | null = null;
const listeners = new Set<() => void>();

/**
 * Clock, time zone and address of the site. On a server, and in a browser until a page drawn there has come to life, they
 * are those of the drawing, so that both write the same; then the reader's own. A server sets them before each drawing,
 * which is done in one go.
 */
export const drawing = {
  /** Goes by these until `toReader`. */
  drawnBy(by: Drawn) {
    drawn = by;
  },
  /** Goes by the clock and zone of this browser, and tells those who show times. */
  toReader() {
    drawn = null;
    for (const listener of listeners) listener();
  },
  now: (): Date => drawn?.now ?? new Date(),
  origin: (): string => drawn?.origin ?? window.location.origin,
  /** Names of countries that were drawn; grows while a server draws. Null once the reader's browser names them. */
  countries: (): Record<string, string> | null => drawn?.countries ?? null,
  /** Null for the zone of this process. */
  zone: (): string | null => drawn?.zone ?? null,
};

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Draws moments anew when the reader's own zone begins to count: in small steps, as a list has many of them. */
export function useReadersTime() {
  const [, setZone] = useState(drawing.zone);
  useEffect(() => {
    const look = () => startTransition(() => setZone(drawing.zone));
    // It may have begun since this was drawn.
    look();
    return listen(look);
  }, []);
}

type WithTemporal = { Temporal?: { Now: { timeZoneId: () => string } } };

/** This browser's time zone. Where it says so without a format it is asked for that: the first one takes a phone 50 ms. */
export const readersZone = () =>
  (globalThis as WithTemporal).Temporal?.Now.timeZoneId() ||
  Intl.DateTimeFormat().resolvedOptions().timeZone ||
  HOME_ZONE;

export function isZone(name: string): boolean {
  try {
    return name.length < 64 && !!new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    return false;
  }
}
