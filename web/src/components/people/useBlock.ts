import { useApolloClient, useMutation } from '@apollo/client/react';
import { graphql } from '../../__generated__/gql.ts';
import { t } from '../../languages/t.ts';
import { SOMETHING_WRONG } from '../../lib/errors.ts';
import { refreshShown, type Touched } from '../../lib/refreshShown.ts';
import { useToast } from '../overlay/Toast.tsx';

const BlockUserDocument = graphql(`
  mutation BlockUser($input: BlockUserInput!) {
    blockUser(input: $input) { profileId }
  }
`);

const UnblockUserDocument = graphql(`
  mutation UnblockUser($input: UnblockUserInput!) {
    unblockUser(input: $input) { profileId }
  }
`);

/** Blocks a person; rejects when refused. `forget` takes whatever was known of them, so that no list shows them any more. */
export function useBlockUser(id: string) {
  const { cache } = useApolloClient();
  const [send] = useMutation(BlockUserDocument, { variables: { input: { profileId: id } } });
  const forget = () => {
    cache.evict({ id: cache.identify({ __typename: 'Profile', id }) });
    cache.gc();
  };
  return { block: () => send(), forget };
}

/** Says that somebody is blocked, wherever the viewer goes from there, with a way to undo it. */
export function useBlockedToast({ id, fullName }: { id: string; fullName: string }) {
  const { unblock } = useUnblockUser(id);
  const client = useApolloClient();
  const toast = useToast();
  const undo = async () => {
    try {
      await unblock();
    } catch {
      return toast(t(SOMETHING_WRONG), 'error');
    }
    await refreshShown(client, shown);
  };
  return () =>
    toast(t('You have blocked {fullName}', { fullName }), 'success', {
      label: t('Undo'),
      run: () => void undo(),
    });
}

/** Where the person may stand again. */
const shown: Touched = new Set(['Influencers']);

/** Takes a block back; `unblock` rejects when refused. */
export function useUnblockUser(id: string) {
  const [send, { loading, error }] = useMutation(UnblockUserDocument, {
    variables: { input: { profileId: id } },
  });
  return { unblock: () => send(), loading, error };
}

/** People whom the viewer has blocked. */
export const BlockedUsersDocument = graphql(`
  query BlockedUsers($first: Int, $offset: Int) {
    blockedUsers(first: $first, offset: $offset) {
      totalCount
      nodes {
        blockedAt
        profile {
          id
          fullName
          isStaff
          instagramUsername
          city
          country { code name }
          avatar { id tiny small }
        }
      }
    }
  }
`);
