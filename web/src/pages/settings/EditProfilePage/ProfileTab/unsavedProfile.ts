import { keepText, readText } from '../../../../lib/form/keptTexts.ts';
import type { ProfileValues } from './profileValues.ts';

/** Under which name typed and not yet saved members of the form are kept in this tab. */
export const UNSAVED = 'profile';

/** The members that differ from what is saved. */
export function unsavedOf(values: ProfileValues, saved: ProfileValues): Partial<ProfileValues> {
  const names = Object.keys(values) as (keyof ProfileValues)[];
  // An empty calling code is one that is about to be guessed.
  const changed = names.filter(
    (name) => values[name] !== saved[name] && (name !== 'phonePrefix' || saved[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}

/** What was typed before a reload, or before the viewer left to link an account. */
export function readUnsaved(accountId: string): Partial<ProfileValues> {
  try {
    return JSON.parse(readText(accountId, UNSAVED) || '{}') as Partial<ProfileValues>;
  } catch {
    return {};
  }
}

/** Keeps what is not saved; nothing when nothing is. */
export function keepUnsaved(accountId: string, unsaved: Partial<ProfileValues>): void {
  const isNone = Object.keys(unsaved).length === 0;
  keepText(accountId, UNSAVED, isNone ? '' : JSON.stringify(unsaved));
}
