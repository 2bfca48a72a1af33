import { useApolloClient, useSubscription } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import { refreshJobs } from './refreshJobs.ts';

const JobChangedDocument = graphql(`
  subscription JobChanged($campaignId: ID) {
    remarkChanged(campaignId: $campaignId) {
      id
      state
    }
  }
`);

const CampaignChangedDocument = graphql(`
  subscription CampaignChanged($id: ID!) {
    campaignChanged(id: $id) {
      id
      status
      isDisabled
    }
  }
`);

type Watched = {
  campaignId: string;
  /** Whether the viewer is signed in: only they have jobs. */
  jobs: boolean;
};

/** Lets the open page follow what the other side does: each event asks anew for what the page shows. */
export function useJobEvents({ campaignId, jobs }: Watched) {
  const client = useApolloClient();
  const onData = () => {
    refreshJobs(client);
  };
  useSubscription(CampaignChangedDocument, { variables: { id: campaignId }, skip: !campaignId, onData });
  useSubscription(JobChangedDocument, { variables: { campaignId }, skip: !jobs || !campaignId, onData });
}
