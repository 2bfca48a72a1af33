import { useQuery } from '@apollo/client/react';
import { graphql } from '../../__generated__/gql.ts';

const SiteLinksDocument = graphql(`
  query SiteLinks {
    clientConfig {
      productName
      blogUrl
      socialLinks { name url }
      appStoreUrl
      playStoreUrl
    }
  }
`);

/** Name of the product, and where it is found beside its own pages; undefined until that is known. */
export function useSiteLinks() {
  const { data } = useQuery(SiteLinksDocument, { fetchPolicy: 'cache-first' });
  return data?.clientConfig;
}
