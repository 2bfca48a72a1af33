import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import { msg } from '../../../languages/t.ts';
import { pageInput } from '../../list/PagedList.tsx';
import { ApplicantRow } from '../ApplicantRow.tsx';
import { PeopleList } from './PeopleList.tsx';
import { type PanelProps, PEOPLE_SIZE, sortFor } from './peopleChoices.ts';
import { usePresence } from './usePresence.ts';

const CampaignRemarksDocument = graphql(`
  query CampaignRemarks($campaignId: ID!, $tab: RemarkTab!, $sort: PeopleSort, $first: Int, $offset: Int) {
    campaignRemarks(campaignId: $campaignId, tab: $tab, sort: $sort, first: $first, offset: $offset) {
      totalCount
      nodes { ...Job }
    }
  }
`);

const words = {
  applications: {
    label: msg('Applications'),
    empty: msg('Yet no applicants applied on campaigns'),
    hint: msg('Invite somebody from the suggested influencers, or share the campaign.'),
  },
  notOpen: {
    label: msg('Applications'),
    empty: msg('Yet no applicants applied on campaigns'),
    hint: msg('Influencers can apply while the campaign is open.'),
  },
  hired: {
    label: msg('Hired'),
    empty: msg('Not yet appointed any of their influencers'),
    hint: msg('Whom you hire from the applications stands here.'),
  },
} as const;

export function RemarkPanel({ campaign, choices, onPage }: PanelProps) {
  const hired = choices.tab === 'hired';
  const { data, error, refetch } = useQuery(CampaignRemarksDocument, {
    variables: {
      campaignId: campaign.id,
      tab: hired ? 'HIRED' : 'APPLICATIONS',
      sort: sortFor(choices.tab, choices.order),
      ...pageInput({ page: choices.page, size: PEOPLE_SIZE }),
    },
  });
  usePresence(data?.campaignRemarks.nodes.map(({ applicant }) => applicant));
  return (
    <PeopleList
      {...words[hired ? 'hired' : campaign.status === 'OPEN' ? 'applications' : 'notOpen']}
      list={data?.campaignRemarks}
      error={error}
      choices={choices}
      onPage={onPage}
      onRetry={() => refetch()}
    >
      {(job) => <ApplicantRow key={job.id} job={job} view={choices.view} />}
    </PeopleList>
  );
}
