import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { t } from '../../languages/t.ts';
import { toFailure } from '../../lib/errors.ts';
import { FormError } from '../form/FormError.tsx';
import { AppDialog } from './AppDialog.tsx';

type Props = {
  open: boolean;
  /** The question, for example 'Are you sure you want to Logout?'. */
  title: string;
  children?: ReactNode;
  /** Words of the two buttons. */
  no?: string;
  yes?: string;
  /** True while the answer is carried out. */
  busy?: boolean;
  /** Text of a failure. */
  error?: string | null;
  /** Leaves 'yes' without papaya, for what destroys. */
  destructive?: boolean;
  onNo: () => void;
  onYes: () => void;
};

/** A question with two answers. */
export function ConfirmDialog({
  open,
  title,
  children,
  busy,
  error,
  destructive,
  onNo,
  onYes,
  ...words
}: Props) {
  const { no = t('No'), yes = t('Yes') } = words;
  return (
    <AppDialog
      open={open}
      title={title}
      onClose={busy ? undefined : onNo}
      actions={
        <>
          <Button variant="outlined" onClick={onNo} disabled={busy}>
            {no}
          </Button>
          <Button
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            onClick={onYes}
            disabled={busy}
          >
            {yes}
          </Button>
        </>
      }
    >
      {children}
      <FormError text={error} />
    </AppDialog>
  );
}

type ActionProps = Pick<Props, 'title' | 'children' | 'no' | 'yes' | 'destructive'> & {
  /** Carries out what was asked about. What it throws is said in the dialog, which closes otherwise. */
  onYes: () => Promise<unknown>;
  onClose: () => void;
};

/** A question whose 'yes' is carried out while it is open. */
export function ActionDialog({ onYes, onClose, ...words }: ActionProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const act = async () => {
    setBusy(true);
    try {
      await onYes();
      onClose();
    } catch (thrown) {
      setError(toFailure(thrown).message);
    } finally {
      setBusy(false);
    }
  };
  return <ConfirmDialog open {...words} busy={busy} error={error} onNo={onClose} onYes={() => void act()} />;
}
