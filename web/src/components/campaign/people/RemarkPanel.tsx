import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import { ApplicantRow } from '../ApplicantRow.tsx';
import { PeopleList } from './PeopleList.tsx';
import { PEOPLE_SIZE, type PeopleChoices, sortFor } from './peopleChoices.ts';
import { usePresence } from './usePresence.ts';

const CampaignRemarksDocument = graphql(`
  query CampaignRemarks($campaignId: ID!, $tab: RemarkTab!, $sort: PeopleSort, $page: PageInput) {
    campaignRemarks(campaignId: $campaignId, tab: $tab, sort: $sort, page: $page) {
      total
      items {
        ...Job
      }
    }
  }
`);

type Props = { campaignId: string; choices: PeopleChoices; onPage: (page: number) => void };

const words = {
  applications: {
    label: 'Applications',
    empty: 'Yet no applicants applied on campaigns',
    hint: 'Invite somebody from the suggested influencers, or share the campaign.',
  },
  hired: {
    label: 'Hired',
    empty: 'Not yet appointed any of their influencers',
    hint: 'Whom you hire from the applications stands here.',
  },
} as const;

/** The Applications tab and the Hired tab. */
export function RemarkPanel({ campaignId, choices, onPage }: Props) {
  const hired = choices.tab === 'hired';
  const { data, error, refetch } = useQuery(CampaignRemarksDocument, {
    variables: {
      campaignId,
      tab: hired ? 'HIRED' : 'APPLICATIONS',
      sort: sortFor(choices.tab, choices.order),
      page: { offset: (choices.page - 1) * PEOPLE_SIZE, limit: PEOPLE_SIZE },
    },
  });
  usePresence(data?.campaignRemarks.items.map(({ applicant }) => applicant));
  return (
    <PeopleList
      {...words[hired ? 'hired' : 'applications']}
      total={data?.campaignRemarks.total}
      error={error}
      choices={choices}
      onPage={onPage}
      onRetry={() => refetch()}
    >
      {data?.campaignRemarks.items.map((job) => (
        <ApplicantRow key={job.id} job={job} view={choices.view} />
      ))}
    </PeopleList>
  );
}
