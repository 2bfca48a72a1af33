import { useSubscription } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { graphql } from '../../../__generated__/gql.ts';
import { useNow } from '../../../lib/useNow.ts';
import { formatLastSeen } from './formatLastSeen.ts';

const PersonPresenceDocument = graphql(`
  subscription PersonPresence($id: ID!) {
    presenceChanged(profileIds: [$id]) {
      id
      online
      lastSeenAt
    }
  }
`);

type Props = { person: { id: string; online: boolean; lastSeenAt?: string | null } };

/** Whether somebody is online, else when they were last seen; follows them while it is shown. */
export function PersonPresence({ person }: Props) {
  // What comes is written to the cache, which the page is drawn from.
  useSubscription(PersonPresenceDocument, { variables: { id: person.id } });
  // Draws anew each minute; what comes in between is seen from the moment it comes.
  useNow();
  const text = formatLastSeen(person);
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
      {text}
    </Box>
  );
}
