import { useFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { CornerDot } from '../../display/CornerDot.tsx';
import { PersonAvatar } from '../../people/PersonAvatar.tsx';

const FacePresenceDocument = graphql(`
  fragment FacePresence on Profile {
    online
  }
`);

type Props = {
  person: { id: string; fullName: string; avatar?: { tiny: string; small: string } | null };
  size: number;
};

/** A face with a green dot while the person is online, as far as `usePresence` has told. */
export function PersonFace({ person, size }: Props) {
  const { data } = useFragment({
    fragment: FacePresenceDocument,
    from: { __typename: 'Profile', id: person.id },
  });
  return (
    <Box component="span" sx={{ position: 'relative', display: 'inline-flex' }}>
      <PersonAvatar name={person.fullName} picture={person.avatar} size={size} />
      {data?.online && (
        <CornerDot
          color="success"
          size={Math.max(12, size / 5)}
          place={{ right: 0, bottom: 0 }}
          title={t('Online')}
        >
          {t('Online')}
        </CornerDot>
      )}
    </Box>
  );
}
