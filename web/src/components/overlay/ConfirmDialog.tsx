import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { t } from '../../languages/t.ts';
import { toFailure } from '../../lib/errors.ts';
import { FormError } from '../form/FormError.tsx';
import { AppDialog } from './AppDialog.tsx';

export type QuestionWords = {
  /** The question, for example 'Are you sure you want to Logout?'. */
  title: string;
  children?: ReactNode;
  no?: string;
  yes?: string;
  /** Leaves 'yes' without papaya, for what destroys. */
  destructive?: boolean;
};

type Props = QuestionWords & {
  open?: boolean;
  busy?: boolean;
  error?: string | null;
  onNo: () => void;
  onYes: () => void;
};

export function ConfirmDialog({ open, title, children, busy, error, onNo, onYes, ...words }: Props) {
  const { no = t('No'), yes = t('Yes'), destructive } = words;
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

type ActionProps = QuestionWords & {
  /** Carries out what was asked about. What it throws is said in the dialog, which closes otherwise. */
  onYes: () => Promise<unknown>;
  onClose: () => void;
};

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
  return <ConfirmDialog {...words} busy={busy} error={error} onNo={onClose} onYes={() => void act()} />;
}
