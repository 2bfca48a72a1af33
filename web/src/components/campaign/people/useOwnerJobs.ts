import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import type { JobFragment, OwnerJobsQuery } from '../../../__generated__/graphql.ts';
import { JobNowDocument } from '../job/useMoved.ts';

const OwnerJobsDocument = graphql(`
  query OwnerJobs($campaignId: ID!) {
    applications: campaignRemarks(campaignId: $campaignId, tab: APPLICATIONS, first: 20) {
      totalCount
      nodes { id state turn }
    }
    hired: campaignRemarks(campaignId: $campaignId, tab: HIRED, first: 20) {
      totalCount
      nodes { id state turn }
    }
  }
`);

type JobInBrief = OwnerJobsQuery['hired']['nodes'][number];

/** How many applied and are hired, and the job that waits most for the owner: nearest to money first. */
export function useOwnerJobs(campaignId: string, skip: boolean) {
  const { data } = useQuery(OwnerJobsDocument, { variables: { campaignId }, skip });
  const most = data ? mostUrgent([...data.applications.nodes, ...data.hired.nodes]) : null;
  const now = useQuery(JobNowDocument, { variables: { id: most?.id ?? '' }, skip: !most });
  return {
    counts: { applications: data?.applications.totalCount, hired: data?.hired.totalCount },
    urgent: (most && now.data?.remark) ?? null,
  };
}

const urgency: Partial<Record<JobFragment['state'], number>> = {
  DONE: 5,
  DISPUTED: 5,
  CANCEL_ASKED: 4,
  REFUNDING: 3,
  OFFER_ACCEPTED: 4,
  PAYING: 4,
  HIRED: 3,
  RELEASING: 3,
  COUNTERED: 3,
  OFFER_REJECTED: 2,
  OFFERED: 1,
};

/** What waits for the owner comes before what waits for others; a bare application is no job yet. A dispute waits for support. */
function mostUrgent(jobs: readonly JobInBrief[]): JobInBrief | null {
  const weight = (job: JobInBrief) => (urgency[job.state] ?? 0) + (job.turn === 'OWNER' ? 10 : 0);
  const begun = jobs.filter(
    (job) => job.state in urgency && (job.turn !== 'NOBODY' || job.state === 'DISPUTED'),
  );
  return begun.toSorted((a, b) => weight(b) - weight(a))[0] ?? null;
}
