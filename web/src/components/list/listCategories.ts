import { graphql } from '../../__generated__/gql.ts';

export const FilterCategoriesDocument = graphql(`
  query FilterCategories {
    categories { id name slug }
  }
`);
