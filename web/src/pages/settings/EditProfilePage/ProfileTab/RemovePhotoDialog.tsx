import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/overlay/ConfirmDialog.tsx';
import { t } from '../../../../languages/t.ts';
import { toFailure } from '../../../../lib/errors.ts';
import { SetAvatarDocument } from './profileFormDocuments.ts';

/** Takes the face away after a question. */
export function RemovePhotoDialog({ onClose }: { onClose: () => void }) {
  const [save, { loading }] = useMutation(SetAvatarDocument, { variables: { picture: null } });
  const [error, setError] = useState<string | null>(null);
  const onYes = () => save().then(onClose, (thrown: unknown) => setError(toFailure(thrown).message));
  return (
    <ConfirmDialog
      open
      title={t('Are you sure you want to remove your photo?')}
      busy={loading}
      error={error}
      destructive
      onNo={onClose}
      onYes={() => void onYes()}
    >
      {t('Your initials are shown instead.')}
    </ConfirmDialog>
  );
}
