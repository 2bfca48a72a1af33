import { useMutation } from '@apollo/client/react';
import { graphql } from '../../__generated__/gql.ts';
import { isUnreachable, toFailure } from '../../lib/errors.ts';
import { conversationPath, firstMessagePath } from '../../lib/navigation/pagePaths.ts';
import { useAuthModal } from '../../lib/navigation/useAuthModal.ts';
import { useWhoAmI } from '../../lib/session/useMe.ts';
import { useNavigate } from '../../routing/hooks.ts';
import { useToast } from '../overlay/Toast.tsx';

export const OpenConversationDocument = graphql(`
  mutation OpenConversation($input: OpenConversationInput!) {
    openConversation(input: $input) { conversation { id } }
  }
`);

/** Goes to the conversation with a person, without a connection to a place to write already; visitors sign in first. */
export function useOpenConversation() {
  const [begin, { loading }] = useMutation(OpenConversationDocument);
  const navigate = useNavigate();
  const toast = useToast();
  const auth = useAuthModal();
  const whoAmI = useWhoAmI();
  const open = async (profileId: string) => {
    if (!(await whoAmI())) return auth.open('login');
    try {
      const { data } = await begin({ variables: { input: { profileId } } });
      if (data)
        await navigate(conversationPath(data.openConversation.conversation.id), { state: { write: true } });
    } catch (error) {
      if (isUnreachable(error)) return navigate(firstMessagePath(profileId), { state: { write: true } });
      toast(toFailure(error).message, 'error');
    }
  };
  return { open, busy: loading };
}
