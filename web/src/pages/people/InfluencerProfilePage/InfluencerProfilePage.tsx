import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router';
import { graphql } from '../../../__generated__/gql.ts';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { NotFoundPage } from '../../../components/NotFoundPage.tsx';
import { PageContainer } from '../../../components/PageContainer.tsx';
import { SectionHeading } from '../../../components/SectionHeading.tsx';
import { useMe } from '../../../lib/useMe.ts';
import { PersonAbout } from '../shared/PersonAbout.tsx';
import { PersonCampaigns, usePersonCampaigns } from '../shared/PersonCampaigns.tsx';
import { PersonCounts } from '../shared/PersonCounts.tsx';
import { PersonHeader } from '../shared/PersonHeader.tsx';
import { ProfileSkeleton } from '../shared/ProfileSkeleton.tsx';

const InfluencerProfileDocument = graphql(`
  query InfluencerProfile($id: ID!) {
    profile(id: $id) {
      ...PersonDetails
    }
  }
`);

/** A person as everybody may see them. */
export function Component() {
  const { ownerId = '' } = useParams();
  // Another person begins anew: page of campaigns, opened bio.
  return <InfluencerProfile key={ownerId} ownerId={ownerId} />;
}

function InfluencerProfile({ ownerId }: { ownerId: string }) {
  const { me } = useMe();
  const { data, error, refetch } = useQuery(InfluencerProfileDocument, { variables: { id: ownerId } });
  const list = usePersonCampaigns(ownerId);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ProfileSkeleton />;
  if (!data.profile) return <NotFoundPage what="This influencer" />;
  const person = data.profile;
  const edit = me?.id === ownerId && (
    <Button variant="outlined" component={Link} to="/edit-profile">
      Edit Profile
    </Button>
  );
  return (
    <PageContainer>
      <PersonHeader person={person} presence action={edit}>
        <PersonCounts person={person} campaigns={list.campaigns?.total} />
        <PersonAbout bio={person.bio} interests={person.interests} />
      </PersonHeader>
      <Box component="section" aria-labelledby="campaigns" sx={{ mt: 5.5 }}>
        <SectionHeading title="Campaigns" id="campaigns" />
        <PersonCampaigns list={list} first={person.first} />
      </Box>
    </PageContainer>
  );
}
