import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { PersonDetailsFragment } from '../../../__generated__/graphql.ts';
import { FormError } from '../../../components/form/FormError.tsx';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { NotFoundPage } from '../../../components/page/NotFoundPage.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { BlockedUsersDocument, useUnblockUser } from '../../../components/people/useBlock.ts';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { useMe } from '../../../lib/session/useMe.ts';
import { Link } from '../../../routing/Link.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

const PersonMenu = lazyPart(async () => (await import('./PersonMenu.tsx')).PersonMenu);

type Props = {
  ownerId: string;
  /** What is missing when nobody is there, for example 'This influencer'. */
  what: string;
  query: { data?: { profile?: PersonDetailsFragment | null }; error?: unknown; refetch: () => unknown };
  /** Draws the page. `menu` is what members may do about somebody else. */
  children: (person: PersonDetailsFragment, menu: ReactNode) => ReactNode;
};

/** Page of a person, or what stands in its place: not there, blocked, not known yet. */
export function PersonGate({ ownerId, what, query: { data, error, refetch }, children }: Props) {
  const { me, signedIn } = useMe();
  const person = data?.profile;
  if (error && person === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (person === undefined) return <ProfileSkeleton />;
  if (person === null) {
    return (
      <MissingPerson ownerId={ownerId} what={what} signedIn={signedIn} onUnblocked={() => void refetch()} />
    );
  }
  return children(person, me && me.id !== ownerId && <PersonMenu person={person} />);
}

type MissingPersonProps = { ownerId: string; what: string; signedIn: boolean; onUnblocked: () => void };

/** For a person who is not shown: blocked by the viewer, or not there. */
function MissingPerson({ ownerId, what, signedIn, onUnblocked }: MissingPersonProps) {
  const { data, loading } = useQuery(BlockedUsersDocument, {
    variables: { first: 100 },
    skip: !signedIn,
    fetchPolicy: 'network-only',
  });
  if (loading) return <ProfileSkeleton />;
  const person = data?.blockedUsers.nodes.find(({ profile }) => profile.id === ownerId)?.profile;
  if (!person)
    return <NotFoundPage what={what} others={{ to: '/search-influencer', text: t('Find influencers') }} />;
  return <BlockedPerson person={person} onUnblocked={onUnblocked} />;
}

type BlockedPersonProps = { person: { id: string; fullName: string }; onUnblocked: () => void };

function BlockedPerson({ person, onUnblocked }: BlockedPersonProps) {
  const { unblock, loading, error } = useUnblockUser(person.id);
  return (
    <PageContainer>
      <PageTitle hidden>{t('Blocked')}</PageTitle>
      <EmptyState
        drawing="people"
        heading
        text={t('You have blocked {fullName}', { fullName: person.fullName })}
        hint={t(
          "You can't find each other any more. Everyone you've blocked is listed in your account settings.",
        )}
        action={
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'center', flexWrap: 'wrap' }}>
            <Button
              variant="outlined"
              onClick={() => void unblock().then(onUnblocked, () => undefined)}
              disabled={loading}
            >
              {t('Unblock')}
            </Button>
            <Button variant="contained" component={Link} to="/search-influencer">
              {t('Find influencers')}
            </Button>
          </Box>
        }
      />
      <FormError text={error ? toFailure(error).message : null} />
    </PageContainer>
  );
}
