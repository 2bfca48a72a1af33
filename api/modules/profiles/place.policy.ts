import { outOfBounds } from '../../../schema/errors.ts';

/** Decimals of a stored degree: about a kilometre, enough to find people nearby. */
export const PLACE_DIGITS = 2;

/** A location as stored. */
export interface CoarsePlace {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Rounds a location. Everything that writes locations of members uses this: anyone can compute a stored location by
 * asking for nearest people from many places, so it must not be where they live.
 */
export function coarsePlace(latitude: number, longitude: number): CoarsePlace {
  const short = (degrees: number) => Number(degrees.toFixed(PLACE_DIGITS));
  return { latitude: short(latitude), longitude: short(longitude) };
}

/** A location entered by a member, as stored. Throws BAD_INPUT at the member that is out of range. */
export function toOwnPlace({ latitude, longitude }: CoarsePlace): CoarsePlace {
  if (!(Math.abs(latitude) <= 90)) throw outOfBounds('latitude', { min: -90, max: 90 });
  if (!(Math.abs(longitude) <= 180)) throw outOfBounds('longitude', { min: -180, max: 180 });
  return coarsePlace(latitude, longitude);
}
