import { DomainError, ErrorCode } from '../../../schema/errors.ts';

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

/** A place that somebody says they are at, as it is stored. Throws BAD_INPUT at the member that is not on earth. */
export function toOwnPlace({ latitude, longitude }: CoarsePlace): CoarsePlace {
  if (!(Math.abs(latitude) <= 90)) throw new DomainError(ErrorCode.BAD_INPUT, 'latitude');
  if (!(Math.abs(longitude) <= 180)) throw new DomainError(ErrorCode.BAD_INPUT, 'longitude');
  return coarsePlace(latitude, longitude);
}
