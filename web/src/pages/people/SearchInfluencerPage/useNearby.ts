import { useEffect, useState } from 'react';
import type { PlaceInput } from '../../../__generated__/graphql.ts';
import { findPlace, keepPlace, keptPlace } from '../../../lib/place.ts';

/**
 * Where the visitor is, once they want to see who is near: first a question in our words, then the browser's own. What
 * they granted holds for the visit, over a reload too. `onRefused` is called when either is answered with no, or the
 * place is not found.
 */
export function useNearby(wanted: boolean, onRefused: () => void) {
  // Read once the page has come to life: the server, which draws it first, knows of no place.
  const [place, setPlace] = useState<PlaceInput | null>();
  useEffect(() => {
    if (wanted) setPlace((known) => known ?? keptPlace());
  }, [wanted]);
  const [looking, setLooking] = useState(false);
  const allow = async () => {
    setLooking(true);
    const found = await findPlace();
    setLooking(false);
    keepPlace(found);
    if (found) setPlace(found);
    else onRefused();
  };
  return { place: place ?? null, asking: wanted && place === null, looking, allow };
}
