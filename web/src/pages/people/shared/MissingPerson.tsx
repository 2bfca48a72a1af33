import { useQuery } from '@apollo/client/react';
import { NotFoundPage } from '../../../components/page/NotFoundPage.tsx';
import { BlockedUsersDocument } from '../../../components/people/blockedUsersDocument.ts';
import { t } from '../../../languages/t.ts';
import { BlockedPerson } from './BlockedPerson.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

type Props = { ownerId: string; what: string; signedIn: boolean; onUnblocked: () => void };

/** For a person who is not shown: blocked by the viewer, or not there. */
export function MissingPerson({ ownerId, what, signedIn, onUnblocked }: Props) {
  const { data, loading } = useQuery(BlockedUsersDocument, {
    variables: { page: { limit: 100 } },
    skip: !signedIn,
    fetchPolicy: 'network-only',
  });
  if (loading) return <ProfileSkeleton />;
  const person = data?.blockedUsers.items.find(({ profile }) => profile.id === ownerId)?.profile;
  if (!person)
    return <NotFoundPage what={what} others={{ to: '/search-influencer', text: t('Find influencers') }} />;
  return <BlockedPerson person={person} onUnblocked={onUnblocked} />;
}
