import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { StepQuestion } from '../../../../components/campaign/dialogs/StepQuestion.tsx';
import { t } from '../../../../languages/t.ts';
import {
  AcceptAmendmentDocument,
  RejectAmendmentDocument,
  WithdrawAmendmentDocument,
} from './changeDocuments.ts';

export type ChangeAnswer = 'accept' | 'reject' | 'withdraw';

type Props = {
  answer: ChangeAnswer;
  amendmentId: string;
  /** What accepting leads to, when that is the end of the job. */
  finish: string | null;
  other: string;
  onClose: () => void;
};

/** Asks before an answer to a proposed change is sent. */
export function ChangeDialog({ answer, ...props }: Props) {
  if (answer === 'accept') return <AcceptDialog {...props} />;
  return answer === 'reject' ? <RejectDialog {...props} /> : <WithdrawDialog {...props} />;
}

type DialogProps = Omit<Props, 'answer'>;

function AcceptDialog({ amendmentId, finish, other, onClose }: DialogProps) {
  return (
    <StepQuestion
      mutation={AcceptAmendmentDocument}
      input={{ amendmentId }}
      title={t('Accept the new terms?')}
      no={t('Not now')}
      yes={t('Accept new terms')}
      done={t('New terms agreed')}
      onClose={onClose}
    >
      {t('They replace the deal with {name} and make a new deal sheet. The amount stays.', { name: other })}
      {finish && <Box sx={{ mt: 1.5, fontWeight: 650 }}>{finish}</Box>}
    </StepQuestion>
  );
}

function RejectDialog({ amendmentId, other, onClose }: DialogProps) {
  const [reason, setReason] = useState('');
  return (
    <StepQuestion
      mutation={RejectAmendmentDocument}
      input={{ amendmentId, reason: reason.trim() || null }}
      title={t('Reject the new terms?')}
      no={t('Not now')}
      yes={t('Reject new terms')}
      destructive
      done={t('New terms rejected')}
      onClose={onClose}
    >
      {t('The deal stays as it is. {name} can propose something else.', { name: other })}
      <TextField
        label={t('Reason (optional)')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        fullWidth
        multiline
        minRows={2}
        sx={{ mt: 2 }}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
    </StepQuestion>
  );
}

function WithdrawDialog({ amendmentId, other, onClose }: DialogProps) {
  return (
    <StepQuestion
      mutation={WithdrawAmendmentDocument}
      input={{ amendmentId }}
      title={t('Withdraw the new terms?')}
      no={t('Not now')}
      yes={t('Withdraw terms')}
      done={t('New terms withdrawn')}
      onClose={onClose}
    >
      {t('{name} can no longer accept them. The deal stays as it is.', { name: other })}
    </StepQuestion>
  );
}
