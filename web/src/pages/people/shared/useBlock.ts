import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';

const BlockUserDocument = graphql(`
  mutation BlockUser($id: ID!) {
    blockUser(profileId: $id)
  }
`);

const UnblockUserDocument = graphql(`
  mutation UnblockUser($id: ID!) {
    unblockUser(profileId: $id)
  }
`);

/** Blocks a person. Whatever was known of them is forgotten, so that no list shows them any more. */
export function useBlockUser(id: string) {
  const [send, { loading, error }] = useMutation(BlockUserDocument, {
    variables: { id },
    update: (cache) => {
      cache.evict({ id: cache.identify({ __typename: 'Profile', id }) });
      cache.gc();
    },
  });
  return { block: async () => !!(await send().catch(() => null)), loading, error };
}

/** Takes a block back. */
export function useUnblockUser(id: string) {
  const [send, { loading, error }] = useMutation(UnblockUserDocument, { variables: { id } });
  return { unblock: async () => !!(await send().catch(() => null)), loading, error };
}
