import { t } from '../../languages/t.ts';
import { drawing } from '../../lib/format/drawing.ts';
import { formatRelative } from '../../lib/format/formatDate.ts';

type Seen = { online: boolean; lastSeenAt?: string | null };

/** 'Online', 'Last Active 2 hours ago', or null for somebody who was never seen. */
export function formatLastSeen({ online, lastSeenAt }: Seen, now = drawing.now()): string | null {
  if (online) return t('Online');
  return lastSeenAt ? t('Last Active {when}', { when: formatRelative(lastSeenAt, now) }) : null;
}
