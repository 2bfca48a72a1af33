import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import type { ExtrasOfJobQuery, JobFragment } from '../../../__generated__/graphql.ts';
import { describeJob, jobAmount } from '../../../components/campaign/job/texts/describeJob.ts';
import { applicationPath } from '../../../lib/navigation/pagePaths.ts';

const ExtrasDocument = graphql(`
  query ExtrasOfJob($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Remark {
        ...Job
      }
    }
  }
`);

type Node = NonNullable<ExtrasOfJobQuery['nodes']>[number];

const isJob = (node: Node): node is JobFragment => !!node && 'extraOfId' in node;

/** Whose turn it is, with the amount where that does not name it. */
function standing(job: JobFragment): string {
  const [{ turn }, amount] = [describeJob(job), jobAmount(job)];
  return turn.includes(amount) ? turn : `${amount} · ${turn}`;
}

/** Extras of a job by their address: the amount, and whose turn it is. Empty until that is known. */
export function useExtras(ids: readonly string[]): { path: string; text: string }[] {
  const { data } = useQuery(ExtrasDocument, { variables: { ids: [...ids] }, skip: ids.length === 0 });
  return (data?.nodes ?? [])
    .filter(isJob)
    .map((job) => ({ path: applicationPath(job.id), text: standing(job) }));
}
