import { useQuery } from '@apollo/client/react';
import { graphql } from '../__generated__/gql.ts';

const ClientConfigDocument = graphql(`
  query ClientConfig {
    clientConfig { productName captcha captchaSiteKey devMailbox }
  }
`);

/** Settings of this installation; undefined until they are known. */
export function useClientConfig() {
  const { data } = useQuery(ClientConfigDocument, { fetchPolicy: 'cache-first' });
  return data?.clientConfig;
}
