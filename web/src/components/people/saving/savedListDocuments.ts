import { graphql } from '../../../__generated__/gql.ts';

/** All lists of the viewer: an account has at most 50. */
export const SavedListsDocument = graphql(`
  query SavedLists {
    savedLists(first: 100) {
      nodes { id name count }
    }
  }
`);

export const CreateSavedListDocument = graphql(`
  mutation CreateSavedList($input: CreateSavedListInput!) {
    createSavedList(input: $input) { savedList { id name count } }
  }
`);

export const SaveInfluencerDocument = graphql(`
  mutation SaveInfluencer($input: SaveInfluencerInput!) {
    saveInfluencer(input: $input) { profile { id savedListIds } }
  }
`);
