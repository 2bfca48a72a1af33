import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import { ConfirmDialog } from '../../../components/overlay/ConfirmDialog.tsx';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { forgetTexts } from '../../../lib/form/savedTexts.ts';
import { endSession } from '../../../lib/session/endSession.ts';
import { useSessionChanged } from '../../../lib/session/useSessionChanged.ts';

const SignOutDocument = graphql(`
  mutation SignOut {
    signOut
  }
`);

export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const [signOut, { loading, error }] = useMutation(SignOutDocument);
  const sessionChanged = useSessionChanged();
  const onYes = async () => {
    try {
      await endSession(async () => {
        await signOut();
        forgetTexts();
        onClose();
        await sessionChanged();
      });
    } catch {
      // The text shows in the dialog.
    }
  };
  return (
    <ConfirmDialog
      open
      title={t('Are you sure you want to Logout?')}
      no={t('Cancel')}
      yes={t('Ok')}
      busy={loading}
      error={error && toFailure(error).message}
      onNo={onClose}
      onYes={onYes}
    />
  );
}
