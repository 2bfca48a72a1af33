import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../../__generated__/gql.ts';

const CampaignChoicesDocument = graphql(`
  query CampaignChoices {
    countries { code name }
    categories { id name slug }
  }
`);

const none = { countries: [], categories: [] };

export function useCampaignChoices() {
  const { data, loading } = useQuery(CampaignChoicesDocument, { fetchPolicy: 'cache-first' });
  return { ...(data ?? none), loading };
}
