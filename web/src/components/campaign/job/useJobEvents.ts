import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import type { CampaignStateFragment } from '../../../__generated__/graphql.ts';
import { connection } from '../../../lib/connection/connection.ts';
import { refreshShown } from '../../../lib/refreshShown.ts';

const JobChangedDocument = graphql(`
  subscription JobChanged($campaignId: ID) {
    remarkChanged(campaignId: $campaignId) { remark { id state } }
  }
`);

const CampaignChangedDocument = graphql(`
  subscription CampaignChanged($id: ID!) {
    campaignChanged(id: $id) { id state isDisabled }
  }
`);

const CampaignStateDocument = graphql(`
  fragment CampaignState on Campaign {
    id
    state
    isDisabled
  }
`);

/** Lets a member's open page follow what the other side does: each event asks anew for what the page shows. */
export function useJobEvents(campaignId: string) {
  const client = useApolloClient();
  const onData = () => void refreshJobs(client);
  // What happened while the page was loading came before its events.
  useEffect(() => connection.on('begun', () => void refreshJobs(client)), [client]);
  const isNews = useNews(campaignId);
  useSubscription(CampaignChangedDocument, {
    variables: { id: campaignId },
    skip: !campaignId,
    onData: ({ data }) => isNews(data.data?.campaignChanged) && onData(),
  });
  useSubscription(JobChangedDocument, { variables: { campaignId }, skip: !campaignId, onData });
}

/** Draws nothing. For pages that begin without it. */
export function JobEvents({ campaignId }: { campaignId: string }) {
  useJobEvents(campaignId);
  return null;
}

/** Whether an event tells more than the page came with: the first one always comes, so that nothing is missed. */
function useNews(campaignId: string) {
  const { cache } = useApolloClient();
  const shown = useRef<CampaignStateFragment | null>(null);
  useEffect(() => {
    const id = cache.identify({ __typename: 'Campaign', id: campaignId });
    shown.current = cache.readFragment({ id, fragment: CampaignStateDocument });
  }, [cache, campaignId]);
  return (event: CampaignStateFragment | null | undefined) => {
    const known = shown.current;
    shown.current = null;
    return !known || known.state !== event?.state || known.isDisabled !== event.isDisabled;
  };
}

/** Queries whose rows move between lists or change their counts when a job goes a step further. */
const touched = new Set([
  ...['CampaignDetail', 'OwnerJobs', 'JobNow', 'CampaignRemarks', 'SuggestedUsers'],
  ...['Application', 'Terms', 'Deals', 'WorkOfJob', 'ExtraOf', 'ExtrasOfJob'],
]);

/** Asks anew whatever the open page shows of campaigns and jobs. Resolves when all is fresh. */
export const refreshJobs = (client: ApolloClient): Promise<void> => refreshShown(client, touched);
