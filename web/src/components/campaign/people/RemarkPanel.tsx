import { useQuery } from '@apollo/client/react';
import type { CampaignState } from '../../../__generated__/enums.ts';
import { graphql } from '../../../__generated__/gql.ts';
import { msg } from '../../../languages/t.ts';
import { pageInput } from '../../list/PagedList.tsx';
import { ApplicantRow } from '../ApplicantRow.tsx';
import { ApplicantTable } from '../applicants/ApplicantTable.tsx';
import { PeopleList } from './PeopleList.tsx';
import { type PanelProps, PEOPLE_SIZE, sortFor } from './peopleChoices.ts';
import { usePresence } from './usePresence.ts';

const CampaignRemarksDocument = graphql(`
  query CampaignRemarks(
    $campaignId: ID!
    $tab: RemarkTab!
    $filter: RemarkFilter
    $sort: PeopleSort
    $first: Int
    $offset: Int
  ) {
    campaignRemarks(
      campaignId: $campaignId
      tab: $tab
      filter: $filter
      sort: $sort
      first: $first
      offset: $offset
    ) {
      totalCount
      nodes { ...Job ...Applicant }
    }
  }
`);

const words = {
  applications: {
    label: msg('Applications'),
    empty: msg('Yet no applicants applied on campaigns'),
    hint: msg('Invite suggested influencers, or share the campaign.'),
  },
  notOpen: {
    label: msg('Applications'),
    empty: msg('Yet no applicants applied on campaigns'),
    hint: msg('Influencers can apply while the campaign is open.'),
  },
  part: {
    label: msg('Applications'),
    empty: msg('No applications here'),
    hint: msg('Show all applications to find more.'),
  },
  hired: {
    label: msg('Hired'),
    empty: msg('Not yet appointed any of their influencers'),
    hint: msg('Influencers you hire will appear here.'),
  },
} as const;

export function RemarkPanel({ campaign, choices, onPage, isTable }: PanelProps) {
  const hired = choices.tab === 'hired';
  const sort = sortFor(choices.tab, choices.order);
  const only = hired ? null : choices.shown;
  const { data, error, refetch } = useQuery(CampaignRemarksDocument, {
    variables: {
      campaignId: campaign.id,
      tab: hired ? 'HIRED' : 'APPLICATIONS',
      filter: only?.filter ?? null,
      sort,
      ...pageInput({ page: choices.page, size: PEOPLE_SIZE }),
    },
  });
  usePresence(data?.campaignRemarks.nodes.map(({ applicant }) => applicant));
  return (
    <PeopleList
      {...words[wordsFor(hired, !!only, campaign.state)]}
      list={data?.campaignRemarks}
      error={error}
      choices={choices}
      onPage={onPage}
      onRetry={() => refetch()}
      table={
        isTable
          ? (jobs) => <ApplicantTable jobs={jobs} sort={sort} isPaid={campaign.type === 'PAID'} />
          : undefined
      }
    >
      {(job) => <ApplicantRow key={job.id} job={job} view={choices.view} />}
    </PeopleList>
  );
}

const wordsFor = (hired: boolean, isPart: boolean, state: CampaignState): keyof typeof words => {
  if (hired) return 'hired';
  if (isPart) return 'part';
  return state === 'OPEN' ? 'applications' : 'notOpen';
};
