import { PLACE_DIGITS } from '../modules/profiles/place.policy.ts';
import { sql } from '../platform/sql.ts';
import type { SqlChecks } from './check.ts';

/** Invariants of members: nothing is stored more exactly than promised. */
export const peopleChecks: SqlChecks = {
  places_are_coarse: {
    why: 'Whoever asks for the nearest people from many places learns where each is stored to be; that must not be a door.',
    violations: sql`select 'profile ' || id as id, 'a place of more than ' || ${sql.lit(PLACE_DIGITS)} || ' decimals' as detail
      from profile where latitude::numeric <> round(latitude::numeric, ${sql.lit(PLACE_DIGITS)})
        or longitude::numeric <> round(longitude::numeric, ${sql.lit(PLACE_DIGITS)})`,
  },
};
