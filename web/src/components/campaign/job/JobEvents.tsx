import { useJobEvents } from './useJobEvents.ts';

/** Draws nothing. Follows a campaign as `useJobEvents` does, for pages that begin without it. */
export function JobEvents({ campaignId }: { campaignId: string }) {
  useJobEvents(campaignId);
  return null;
}
