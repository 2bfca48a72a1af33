import type { PlaceInput } from '../__generated__/graphql.ts';

const KEY = 'koli.place';

/** About a kilometre: enough to know who is near, and nobody learns the house. */
const coarse = (degrees: number) => Math.round(degrees * 100) / 100;

/** Where the browser says it is, to about a kilometre; null when it is not allowed to tell or does not know. */
export function findPlace(): Promise<PlaceInput | null> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coarse(coords.latitude), longitude: coarse(coords.longitude) }),
      () => resolve(null),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  });
}

/** The place that was granted in this visit, that is in this tab until it is closed; null without one. */
export function keptPlace(): PlaceInput | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isPlace(kept) ? kept : null;
  } catch {
    return null;
  }
}

const isPlace = (kept: unknown): kept is PlaceInput =>
  typeof kept === 'object' &&
  kept !== null &&
  ['latitude', 'longitude'].every((name) => Number.isFinite(Reflect.get(kept, name)));

export function keepPlace(place: PlaceInput | null) {
  try {
    if (place) sessionStorage.setItem(KEY, JSON.stringify(place));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without a storage the question is asked again after a reload.
  }
}
