import { t } from '../../../languages/t.ts';
import { WayDialog } from './WayDialog.tsx';

type Props = { reason?: string | null; onClose: () => void };

/** Money needs somewhere to go: leads to the bank account in Settings. */
export function BankAccountDialog({ reason, onClose }: Props) {
  return (
    <WayDialog
      title={t('Add your bank account first')}
      way={t('Add bank account')}
      to="/edit-profile/setting"
      onClose={onClose}
    >
      {reason}
    </WayDialog>
  );
}
