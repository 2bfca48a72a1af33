import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { MessageButton } from '../../../components/messages/MessageButton.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { t } from '../../../languages/t.ts';
import { idInAddress } from '../../../lib/navigation/rowNumber.ts';
import { useMe } from '../../../lib/session/useMe.ts';
import { useParams, useSearchParams } from '../../../routing/hooks.ts';
import { PersonCampaigns, usePersonCampaigns } from '../shared/PersonCampaigns.tsx';
import { PersonFacts } from '../shared/PersonFacts.tsx';
import { PersonGate } from '../shared/PersonGate.tsx';
import { PersonHeader } from '../shared/PersonHeader.tsx';
import { InstagramPosts } from '../shared/posts/InstagramPosts.tsx';

const ApplicationProfileDocument = graphql(`
  query ApplicationProfile($id: ID!) {
    profile(id: $id) { ...PersonDetails }
  }
`);

export function Component() {
  const ownerId = idInAddress('Profile', useParams().ownerId);
  return <ApplicationProfile key={ownerId} ownerId={ownerId} />;
}

function ApplicationProfile({ ownerId }: { ownerId: string }) {
  const query = useQuery(ApplicationProfileDocument, { variables: { id: ownerId } });
  const campaigns = usePersonCampaigns(ownerId);
  const count = campaigns.list?.totalCount;
  // In the address, so that the way back from a campaign leads to the campaigns.
  const [params, change] = useSearchParams();
  const tab = params.get('tab') === 'campaigns' ? 'campaigns' : 'posts';
  return (
    <PersonGate ownerId={ownerId} what={t('This applicant')} query={query}>
      {(person, menu) => (
        <PageContainer>
          <PersonHeader person={person} presence action={<ApplicantActions person={person} menu={menu} />}>
            <PersonFacts person={person} />
          </PersonHeader>
          <Tabs
            value={tab}
            onChange={(_, next: typeof tab) =>
              change({ tab: next === 'posts' ? '' : next }, { replace: true, preventScrollReset: true })
            }
            aria-label={t('More about {fullName}', { fullName: person.fullName })}
            sx={{ mt: 4 }}
          >
            <Tab value="posts" id="tab-posts" aria-controls="panel-person" label={t('IG Posts')} />
            <Tab
              value="campaigns"
              id="tab-campaigns"
              aria-controls="panel-person"
              label={count === undefined ? t('Campaigns') : t('Campaigns ({count})', { count })}
            />
          </Tabs>
          <Box role="tabpanel" id="panel-person" aria-labelledby={`tab-${tab}`} sx={{ pt: 3 }}>
            {tab === 'posts' ? (
              <InstagramPosts person={person} />
            ) : (
              <PersonCampaigns campaigns={campaigns} first={person.first} />
            )}
          </Box>
        </PageContainer>
      )}
    </PersonGate>
  );
}

type ActionsProps = { person: { id: string; fullName: string }; menu: ReactNode };

function ApplicantActions({ person, menu }: ActionsProps) {
  const { me } = useMe();
  if (me?.id === person.id) return null;
  return (
    <>
      <MessageButton person={person} compact />
      {menu}
    </>
  );
}
