import { ConfirmDialog } from '../../../../components/overlay/ConfirmDialog.tsx';
import { useUnblockUser } from '../../../../components/people/useBlock.ts';
import { t } from '../../../../languages/t.ts';
import { toFailure } from '../../../../lib/errors.ts';

type Props = {
  person: { id: string; fullName: string };
  onClose: () => void;
  /** Called once the two may meet again. */
  onDone: () => void;
};

/** Asks before a block is taken back. */
export function UnblockDialog({ person, onClose, onDone }: Props) {
  const { unblock, loading, error } = useUnblockUser(person.id);
  const onYes = async () => {
    if (await unblock()) onDone();
  };
  return (
    <ConfirmDialog
      open
      title={t('Are you sure you want to unblock?')}
      busy={loading}
      error={error ? toFailure(error).message : null}
      onNo={onClose}
      onYes={() => void onYes()}
    >
      {t('You and {fullName} will find one another again.', { fullName: person.fullName })}
    </ConfirmDialog>
  );
}
