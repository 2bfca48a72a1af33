import type { ApolloClient } from '@apollo/client';
import { refreshShown } from '../../../lib/refreshShown.ts';

/** Queries whose rows move between lists or change their counts when a job goes a step further. */
const touched = new Set(['CampaignDetail', 'OwnerJobs', 'CampaignRemarks', 'SuggestedUsers', 'Application']);

/** Asks anew whatever the open page shows of campaigns and jobs. Resolves when all is fresh. */
export const refreshJobs = (client: ApolloClient): Promise<void> => refreshShown(client, touched);
