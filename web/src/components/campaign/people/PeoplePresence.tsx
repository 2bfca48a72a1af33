import { usePresence } from './usePresence.ts';

/** Draws nothing. Follows who is online as `usePresence` does, for pages that begin without it. */
export function PeoplePresence({ people }: { people: readonly { id: string }[] }) {
  usePresence(people);
  return null;
}
