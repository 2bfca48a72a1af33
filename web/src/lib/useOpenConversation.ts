import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router';
import { graphql } from '../__generated__/gql.ts';
import { useToast } from '../components/Toast.tsx';
import { toFailure } from './errors.ts';
import { useAuthModal } from './useAuthModal.ts';
import { useWhoAmI } from './useWhoAmI.ts';

const OpenDocument = graphql(`
  mutation OpenConversation($profileId: ID!) {
    openConversation(profileId: $profileId) {
      id
    }
  }
`);

/** Goes to the conversation with a person; visitors sign in first. */
export function useOpenConversation() {
  const [begin, { loading }] = useMutation(OpenDocument);
  const navigate = useNavigate();
  const toast = useToast();
  const auth = useAuthModal();
  const whoAmI = useWhoAmI();
  const open = async (profileId: string) => {
    if (!(await whoAmI())) return auth.open('login');
    try {
      const { data } = await begin({ variables: { profileId } });
      if (data) await navigate(`/messages/${data.openConversation.id}`);
    } catch (error) {
      toast(toFailure(error).message, 'error');
    }
  };
  return { open, busy: loading };
}
