import { useJobEvents, type Watched } from './useJobEvents.ts';

/** Draws nothing. Follows a campaign as `useJobEvents` does, for pages that begin without it. */
export function JobEvents(watched: Watched) {
  useJobEvents(watched);
  return null;
}
