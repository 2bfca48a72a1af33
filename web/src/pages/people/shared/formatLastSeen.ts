import { formatRelative } from '../../../lib/formatDate.ts';

/** Within this time somebody counts as online, in milliseconds. */
const ONLINE_WINDOW = 60_000;

/** 'Online', 'Last Active 2 hours ago', or null for somebody who was never seen. */
export function formatLastSeen(at: string | null | undefined, now = new Date()): string | null {
  if (!at) return null;
  const isOnline = now.getTime() - new Date(at).getTime() <= ONLINE_WINDOW;
  return isOnline ? 'Online' : `Last Active ${formatRelative(at, now)}`;
}
