import { useState } from 'react';
import type { PlaceInput } from '../../../__generated__/graphql.ts';

/** About a kilometre: enough to know who is near, and nobody learns the house. */
const coarse = (degrees: number) => Math.round(degrees * 100) / 100;

/** Where the visitor was when they last allowed it; forgotten with the page. */
let remembered: PlaceInput | null = null;

const locate = () =>
  new Promise<PlaceInput>((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('This browser knows no place.'));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coarse(coords.latitude), longitude: coarse(coords.longitude) }),
      reject,
      { timeout: 10_000, maximumAge: 600_000 },
    );
  });

/**
 * Where the visitor is, once they want to see who is near: first a question in our words, then the browser's own.
 * `onRefused` is called when either is answered with no, or the place is not found.
 */
export function useNearby(wanted: boolean, onRefused: () => void) {
  const [place, setPlace] = useState(remembered);
  const [looking, setLooking] = useState(false);
  const allow = async () => {
    setLooking(true);
    const found = await locate().catch(() => null);
    setLooking(false);
    remembered = found;
    if (found) setPlace(found);
    else onRefused();
  };
  return { place, asking: wanted && !place, looking, allow };
}
