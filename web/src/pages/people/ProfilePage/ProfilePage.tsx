import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { Navigate } from '../../../routing/index.ts';
import { PersonAbout } from '../shared/PersonAbout.tsx';
import { PersonCounts } from '../shared/PersonCounts.tsx';
import { PersonHeader } from '../shared/PersonHeader.tsx';
import { ProfileSkeleton } from '../shared/ProfileSkeleton.tsx';
import { PersonPosts } from '../shared/posts/PersonPosts.tsx';
import { EditMenu } from './EditMenu.tsx';
import { InstagramHint } from './InstagramHint.tsx';
import { OwnCampaigns, useOwnCampaigns } from './OwnCampaigns.tsx';

const OwnProfileDocument = graphql(`
  query OwnProfile {
    me {
      id
      profile {
        ...PersonDetails
      }
    }
  }
`);

/** The viewer's own profile. */
export function Component() {
  const { data, error, refetch } = useQuery(OwnProfileDocument);
  const list = useOwnCampaigns();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ProfileSkeleton />;
  if (!data.me) return <Navigate to="/" replace />;
  const person = data.me.profile;
  return (
    <PageContainer>
      <PersonHeader person={person} action={<EditMenu id={person.id} />}>
        <PersonCounts person={person} campaigns={list.campaigns?.total} />
        <PersonAbout bio={person.bio} interests={person.interests} />
      </PersonHeader>
      {person.instagramUsername ? <PersonPosts person={person} isOwn /> : <InstagramHint />}
      <OwnCampaigns list={list} />
    </PageContainer>
  );
}
