import { outOfBounds } from '../../schema/errors.ts';
import { checkAll } from './check-all.ts';

/** A form of which only what changes is given; null empties. */
export type Patch<Form> = { readonly [Name in keyof Form]?: Form[Name] | null };

/**
 * What null makes of the fields that are never null: an empty value, which the rules of the form refuse, or undefined
 * where there is none.
 */
export type Emptied<Form> = {
  readonly [Name in keyof Form as null extends Form[Name] ? never : Name]: Form[Name] | undefined;
};

/** A form as it will be: the present one with what is given. Throws BAD_INPUT at each field that cannot be empty. */
export function patched<Form extends object>(
  present: Form,
  patch: Patch<Form>,
  emptied: Emptied<Form>,
): Form {
  const empty: Readonly<Record<string, unknown>> = emptied;
  const given = Object.entries(patch).filter(([, value]) => value !== undefined);
  const checks = given.map(([name, value]) => [
    name,
    () => {
      if (value !== null || !(name in empty)) return value;
      if (empty[name] === undefined) throw outOfBounds(name, { format: 'given' });
      return empty[name];
    },
  ]);
  return { ...present, ...checkAll(Object.fromEntries(checks)) };
}
