import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { serverSentence } from '../../../languages/serverSentence.ts';
import { t } from '../../../languages/t.ts';
import type { Failure } from '../../../lib/errors.ts';
import { addBankAccountPath } from '../../../lib/navigation/pagePaths.ts';
import { useLocation } from '../../../routing/hooks.ts';
import { Link } from '../../../routing/Link.tsx';
import { AppDialog } from '../../overlay/AppDialog.tsx';
import type { NextStep } from '../job/pressable.ts';

type Props = {
  title: string;
  children?: ReactNode;
  later?: string;
  way: string;
  to: string;
  onClose: () => void;
};

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

/** Leads to the bank account in Settings when a step cannot do without one; null otherwise. */
export function bankAccountDialog(step: NextStep, failure: Failure | null, onClose: () => void) {
  if (![step.code, failure?.code].includes('BANK_ACCOUNT_MISSING')) return null;
  return <BankAccountDialog text={serverSentence(step) || failure?.message} onClose={onClose} />;
}

function BankAccountDialog({ text, onClose }: { text: string | undefined; onClose: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <WayDialog
      title={t('Add your bank account first')}
      way={t('Add bank account')}
      to={addBankAccountPath(pathname + search)}
      onClose={onClose}
    >
      {text}
    </WayDialog>
  );
}
