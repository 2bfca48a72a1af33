import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { graphql } from '../../../__generated__/gql.ts';
import type { PersonDetailsFragment } from '../../../__generated__/graphql.ts';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageHead } from '../../../components/page/PageHead.tsx';
import { SectionHeading } from '../../../components/page/SectionHeading.tsx';
import { t } from '../../../languages/t.ts';
import { countryName } from '../../../lib/format/countryNames.ts';
import { drawing } from '../../../lib/format/drawing.ts';
import { formatFollowers } from '../../../lib/format/formatPeople.ts';
import { personPath } from '../../../lib/navigation/pagePaths.ts';
import { idInAddress } from '../../../lib/navigation/rowNumber.ts';
import { useMe } from '../../../lib/session/useMe.ts';
import { useParams } from '../../../routing/hooks.ts';
import { Link } from '../../../routing/Link.tsx';
import { MediaKit } from '../shared/MediaKit.tsx';
import { PersonCampaigns, usePersonCampaigns } from '../shared/PersonCampaigns.tsx';
import { PersonGate } from '../shared/PersonGate.tsx';
import { PersonBar, PersonOffer } from '../shared/PersonOffer.tsx';

const InfluencerProfileDocument = graphql(`
  query InfluencerProfile($id: ID!) {
    profile(id: $id) { ...PersonDetails }
  }
`);

export function Component() {
  const ownerId = idInAddress('Profile', useParams().ownerId);
  // Another person begins anew: page of campaigns, opened bio.
  return <InfluencerProfile key={ownerId} ownerId={ownerId} />;
}

function InfluencerProfile({ ownerId }: { ownerId: string }) {
  const { me } = useMe();
  const query = useQuery(InfluencerProfileDocument, { variables: { id: ownerId } });
  const campaigns = usePersonCampaigns(ownerId);
  const edit = me?.id === ownerId && (
    <Button variant="outlined" component={Link} to="/edit-profile">
      {t('Edit Profile')}
    </Button>
  );
  return (
    <PersonGate ownerId={ownerId} what={t('This influencer')} query={query}>
      {(person, menu) => (
        <PageContainer>
          <PageHead {...personHead(person)} />
          <MediaKit
            person={person}
            action={edit || menu}
            side={!edit && <PersonOffer person={person} />}
            campaignCount={campaigns.list?.totalCount}
          >
            <Box component="section" aria-labelledby="campaigns" sx={{ mt: 5.5 }}>
              <SectionHeading title={t('Campaigns')} id="campaigns" />
              <PersonCampaigns campaigns={campaigns} first={person.first} />
            </Box>
          </MediaKit>
          {!edit && <PersonBar person={person} />}
        </PageContainer>
      )}
    </PersonGate>
  );
}

function personHead({ id, fullName, username, bio, followers, country, avatar }: PersonDetailsFragment) {
  const facts = [
    country && countryName(country),
    t('{followers} followers', { followers: formatFollowers(followers) }),
  ]
    .filter(Boolean)
    .join(', ');
  const picture = avatar?.small ?? null;
  const person = {
    '@type': 'Person',
    name: fullName,
    ...(username && { alternateName: `@${username}` }),
    ...(bio && { description: bio }),
    ...(picture && { image: drawing.origin() + picture }),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/FollowAction',
      userInteractionCount: followers,
    },
  };
  const url = `${drawing.origin()}${personPath(id)}`;
  return {
    description: bio
      ? `${facts}. ${bio}`.slice(0, 200)
      : t('{fullName}, influencer: {facts}.', { fullName, facts }),
    picture,
    jsonLd: [{ '@context': 'https://schema.org', '@type': 'ProfilePage', url, mainEntity: person }],
  };
}
