import Box from '@mui/material/Box';
import { t } from '../../languages/t.ts';
import { drawing } from '../../lib/format/drawing.ts';
import { formatRelative } from '../../lib/format/formatDate.ts';
import { useNow } from '../../lib/format/useNow.ts';

type Props = { person: { online: boolean; lastSeenAt?: string | null } };

export function PresenceText({ person }: Props) {
  // Draws anew each minute; what comes in between is seen from the moment it comes.
  useNow();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        fontSize: 14,
        color: person.online ? 'success.main' : 'text.secondary',
        fontWeight: person.online ? 650 : 400,
      }}
    >
      {person.online && (
        <Box aria-hidden sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'success.main' }} />
      )}
      {formatLastSeen(person)}
    </Box>
  );
}

type Seen = { online: boolean; lastSeenAt?: string | null };

/** 'Online', 'Last Active 2 hours ago', or null for somebody who was never seen. */
function formatLastSeen({ online, lastSeenAt }: Seen, now = drawing.now()): string | null {
  if (online) return t('Online');
  return lastSeenAt ? t('Last Active {when}', { when: formatRelative(lastSeenAt, now) }) : null;
}
