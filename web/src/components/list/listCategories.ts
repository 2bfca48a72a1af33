import { graphql } from '../../__generated__/gql.ts';

/** The categories that lists are narrowed by. */
export const FilterCategoriesDocument = graphql(`
  query FilterCategories {
    categories { id name slug }
  }
`);
