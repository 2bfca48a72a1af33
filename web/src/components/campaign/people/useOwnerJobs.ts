import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import type { JobFragment } from '../../../__generated__/graphql.ts';

const OwnerJobsDocument = graphql(`
  query OwnerJobs($campaignId: ID!) {
    applications: campaignRemarks(campaignId: $campaignId, tab: APPLICATIONS, first: 20) {
      totalCount
      nodes { ...Job }
    }
    hired: campaignRemarks(campaignId: $campaignId, tab: HIRED, first: 20) {
      totalCount
      nodes { ...Job }
    }
  }
`);

/** How many applied and are hired, and the job that waits most for the owner: nearest to money first. */
export function useOwnerJobs(campaignId: string, skip: boolean) {
  const { data } = useQuery(OwnerJobsDocument, { variables: { campaignId }, skip });
  const jobs = data ? [...data.applications.nodes, ...data.hired.nodes] : [];
  return {
    counts: { applications: data?.applications.totalCount, hired: data?.hired.totalCount },
    urgent: mostUrgent(jobs),
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
export function mostUrgent(jobs: readonly JobFragment[]): JobFragment | null {
  const weight = (job: JobFragment) => (urgency[job.state] ?? 0) + (job.turn === 'OWNER' ? 10 : 0);
  const begun = jobs.filter(
    (job) => job.state in urgency && (job.turn !== 'NOBODY' || job.state === 'DISPUTED'),
  );
  return begun.toSorted((a, b) => weight(b) - weight(a))[0] ?? null;
}
