import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import { AskButton } from '../../../components/overlay/AskButton.tsx';
import { useToast } from '../../../components/overlay/Toast.tsx';
import { t } from '../../../languages/t.ts';

const DeclineInvitationDocument = graphql(`
  mutation DeclineInvitation($input: DeclineInvitationInput!) {
    declineInvitation(input: $input) { invitation { id state } }
  }
`);

/** Declines the invitation to a campaign, after a question. */
export function DeclineInvitation({ invitationId, owner }: { invitationId: string; owner: string }) {
  const toast = useToast();
  const [decline] = useMutation(DeclineInvitationDocument, { refetchQueries: ['CampaignDetail'] });
  const onYes = async () => {
    await decline({ variables: { input: { invitationId } } });
    toast(t('Invitation declined'));
  };
  return (
    <AskButton
      color="inherit"
      fullWidth
      sx={{ mt: 1 }}
      title={t('Decline the invitation?')}
      text={t("We'll tell {owner}. You can still apply.", { owner })}
      no={t('Keep invitation')}
      yes={t('Decline invitation')}
      onYes={onYes}
    >
      {t('Decline invitation')}
    </AskButton>
  );
}
