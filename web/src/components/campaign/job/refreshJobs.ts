import type { ApolloClient } from '@apollo/client';

/** Queries whose rows move between lists or change their counts when a job goes a step further. */
const touched = new Set(['CampaignDetail', 'OwnerJobs', 'CampaignRemarks', 'SuggestedUsers', 'Application']);

/** Asks anew whatever the open page shows of campaigns and jobs. */
export function refreshJobs(client: ApolloClient) {
  return client.refetchQueries({
    include: 'active',
    onQueryUpdated: (query) => touched.has(query.queryName ?? ''),
  });
}
