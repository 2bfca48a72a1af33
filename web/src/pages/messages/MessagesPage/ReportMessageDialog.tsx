import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { AppDialog } from '../../../components/overlay/AppDialog.tsx';
import { useToast } from '../../../components/overlay/Toast.tsx';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { useOnlyOnce } from '../../../lib/form/useOnlyOnce.ts';
import { ReportMessageDocument } from './documents.ts';

type Props = { message: { id: string }; name: string; onClose: () => void };

export function ReportMessageDialog({ message, name, onClose }: Props) {
  const toast = useToast();
  const [comment, setComment] = useState('');
  const [report, { error, loading }] = useMutation(ReportMessageDocument);
  const onlyOnce = useOnlyOnce('PERSON_REPORTED');
  const failure = error && toFailure(error).message;
  const send = async () => {
    try {
      await onlyOnce(() => report({ variables: { input: { messageId: message.id, comment } } }));
      toast(t('Thank you. We are looking into it.'));
      onClose();
    } catch {
      // The field says it.
    }
  };
  return (
    <AppDialog
      title={t('Report this message of {name}', { name })}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {t('Close')}
          </Button>
          <Button variant="contained" disabled={loading} onClick={() => void send()}>
            {t('Report')}
          </Button>
        </>
      }
    >
      <TextField
        autoFocus
        fullWidth
        multiline
        minRows={3}
        margin="dense"
        label={t('What is wrong with it?')}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        error={!!failure}
        helperText={failure ?? t('Our team reads only this message and your comment.')}
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
      />
    </AppDialog>
  );
}
