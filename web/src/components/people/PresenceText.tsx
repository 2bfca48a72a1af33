import Box from '@mui/material/Box';
import { t } from '../../languages/t.ts';
import { formatRelative } from '../../lib/format/formatDate.ts';
import { useNow } from '../../lib/format/useNow.ts';

type Props = { person: { online: boolean; lastSeenAt?: string | null } };

export function PresenceText({ person: { online, lastSeenAt } }: Props) {
  // Draws anew each minute; what comes in between is seen from the moment it comes.
  useNow();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        fontSize: 14,
        color: online ? 'success.main' : 'text.secondary',
        fontWeight: online ? 650 : 400,
      }}
    >
      {online && (
        <Box aria-hidden sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'success.main' }} />
      )}
      {online ? t('Online') : lastSeenAt && t('Last Active {when}', { when: formatRelative(lastSeenAt) })}
    </Box>
  );
}
