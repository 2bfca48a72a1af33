import Box from '@mui/material/Box';
import { useNow } from '../../lib/format/useNow.ts';
import { formatLastSeen } from './formatLastSeen.ts';

type Props = { person: { online: boolean; lastSeenAt?: string | null } };

/** 'Online' with a green dot, or when somebody was last seen. */
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
