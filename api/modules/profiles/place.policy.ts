/** Decimals of a stored degree: a place is known to about a kilometre, which is enough to find people who are near. */
export const PLACE_DIGITS = 2;

/** Where somebody is, as it is stored. */
export interface CoarsePlace {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * A place as exactly as we keep it. Everything that writes places of people goes through here: by asking for the nearest
 * people from many places anybody can find out the stored place of each, so it must not be where they live.
 */
export function coarsePlace(latitude: number, longitude: number): CoarsePlace {
  const short = (degrees: number) => Number(degrees.toFixed(PLACE_DIGITS));
  return { latitude: short(latitude), longitude: short(longitude) };
}
