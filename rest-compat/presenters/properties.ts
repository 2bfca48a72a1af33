import type { Shape, ShownProperty, WireType } from '../../api/platform/read/row-query.ts';

type Absent = { readonly absent?: string | number };

const property =
  (wire: WireType) =>
  (of: string, absent?: string | number): ShownProperty => ({
    of,
    wire,
    ...(absent !== undefined && ({ absent } satisfies Absent)),
  });

/** A number; amounts are in major units. `absent` replaces null. */
export const number = property('number');
/** A text; also a list joined by commas, and the address of a picture. */
export const text = property('string');
/** An instant, or a day as its midnight in UTC. */
export const date = property('date');
/** A list as JSON. */
export const list = property('list');

/** A boolean as 0 or 1. */
export function flag(of: string): ShownProperty {
  return {
    of,
    wire: 'number',
    codes: [
      [true, 1],
      [false, 0],
    ],
    absent: 0,
  };
}

/** A boolean as two words. `no` null shows nothing for false. */
export function either(of: string, yes: string, no: string | null): ShownProperty {
  return {
    of,
    wire: 'string',
    codes:
      no === null
        ? [[true, yes]]
        : [
            [true, yes],
            [false, no],
          ],
  };
}

/** A boolean as 0 or 1, or null when unknown. */
export function flagIfKnown(of: string): ShownProperty {
  const { absent: _, ...rest } = flag(of);
  return rest;
}

/** A closed set of stored values as the legacy numbers or words. */
export function coded(
  of: string,
  codes: Readonly<Record<string, string | number>>,
  absent?: string | number,
): ShownProperty {
  const pairs = Object.entries(codes);
  const wire = typeof pairs[0]?.[1] === 'number' ? 'number' : 'string';
  return { of, wire, codes: pairs, ...(absent !== undefined && { absent }) };
}

/** A constant: nothing is stored for it. */
export function always(absent: string | number): ShownProperty {
  return { of: null, wire: typeof absent === 'number' ? 'number' : 'string', absent };
}

/** The legacy property of each field that a shape shows, for failures that name a field. */
export function propertiesByField(shape: Shape): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([property, { of }]) => (of === null ? [] : [[of, property]])),
  );
}
