import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { t } from '../../../languages/t.ts';
import { Link } from '../../../routing/Link.tsx';
import { AppDialog } from '../../overlay/AppDialog.tsx';

type Props = {
  title: string;
  children?: ReactNode;
  /** Words of the button that leaves everything as it is. */
  later?: string;
  /** Words and path of the way on. */
  way: string;
  to: string;
  onClose: () => void;
};

/** Something is missing first; the way to it stands beside 'later'. */
export function WayDialog({ title, children, later = t('Do It Later'), way, to, onClose }: Props) {
  return (
    <AppDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {later}
          </Button>
          <Button variant="contained" component={Link} to={to}>
            {way}
          </Button>
        </>
      }
    >
      {children}
    </AppDialog>
  );
}

type BankAccountDialogProps = { reason?: string | null; onClose: () => void };

/** Money needs somewhere to go: leads to the bank account in Settings. */
export function BankAccountDialog({ reason, onClose }: BankAccountDialogProps) {
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
