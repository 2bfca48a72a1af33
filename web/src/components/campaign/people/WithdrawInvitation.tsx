import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { AskButton } from '../../overlay/AskButton.tsx';
import { useToast } from '../../overlay/Toast.tsx';

const WithdrawInvitationDocument = graphql(`
  mutation WithdrawInvitation($input: WithdrawInvitationInput!) {
    withdrawInvitation(input: $input) {
      invitation {
        id
        state
        permissions {
          withdraw { allowed }
        }
      }
    }
  }
`);

type Props = { invitationId: string; person: { first: string } };

/** Takes an invitation back that was not answered yet, after a question. */
export function WithdrawInvitation({ invitationId, person: { first } }: Props) {
  const toast = useToast();
  const [withdraw] = useMutation(WithdrawInvitationDocument);
  const onYes = async () => {
    await withdraw({ variables: { input: { invitationId } } });
    toast(t('Invitation withdrawn'));
  };
  return (
    <AskButton
      color="inherit"
      title={t('Withdraw the invitation?')}
      text={t("We'll tell {first}. You can invite {first} again.", { first })}
      no={t('Keep invitation')}
      yes={t('Withdraw invitation')}
      onYes={onYes}
    >
      {t('Withdraw invitation')}
    </AskButton>
  );
}
