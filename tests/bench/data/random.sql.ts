/**
 * `bench_random(seed, i)`: a number from 0 up to 1 that looks random and is the same in every run; `bench_pick` takes
 * a member of a list by it.
 */
export const randomFunctions = [
  `create or replace function bench_random(seed int, i bigint) returns float8 language sql immutable parallel safe
    return (hashint8extended(i, seed) & 1152921504606846975)::float8 / 1152921504606846976`,
  `create or replace function bench_pick(list text[], seed int, i bigint) returns text language sql immutable parallel safe
    return list[1 + floor(bench_random(seed, i) * cardinality(list))::int]`,
];

/** A list of words as a SQL array. */
export function words(...all: string[]): string {
  return `array[${all.map((word) => `'${word.replaceAll("'", "''")}'`).join(',')}]`;
}
