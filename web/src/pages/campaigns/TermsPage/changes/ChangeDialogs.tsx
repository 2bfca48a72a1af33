import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { StepQuestion } from '../../../../components/campaign/dialogs/StepQuestion.tsx';
import { NoticeDialog } from '../../../../components/overlay/AppDialog.tsx';
import { ChangeSummary } from '../../../../components/terms/ChangeSummary.tsx';
import type { TermChange } from '../../../../components/terms/termRows.ts';
import { t } from '../../../../languages/t.ts';
import type { Failure } from '../../../../lib/errors.ts';
import {
  AcceptAmendmentDocument,
  RejectAmendmentDocument,
  WithdrawAmendmentDocument,
} from './changeDocuments.ts';

export type ChangeAnswer = 'accept' | 'reject' | 'withdraw';

/** A proposal as it was when its answer was pressed: one that replaces it meanwhile is not answered with it. */
export type Asked = {
  answer: ChangeAnswer;
  amendmentId: string;
  /** What is answered, in words. */
  changes: readonly TermChange[];
  /** What accepting leads to, when that is the end of the job. */
  finish: string | null;
};

type Props = Asked & { other: string; onClose: () => void };

/** Asks before an answer to a proposed change is sent. */
export function ChangeDialog({ answer, ...props }: Props) {
  if (answer === 'accept') return <AcceptDialog {...props} />;
  return answer === 'reject' ? <RejectDialog {...props} /> : <WithdrawDialog {...props} />;
}

type DialogProps = Omit<Props, 'answer'>;

/** It was replaced or answered while the question was open: the same press cannot get past that. */
const goneDialog = (onClose: () => void) => (failure: Failure | null) =>
  failure?.code === 'NO_AMENDMENT' ? (
    <NoticeDialog title={t('Nothing was sent')} onClose={onClose}>
      {failure.message}
    </NoticeDialog>
  ) : null;

function AcceptDialog({ amendmentId, changes, finish, other, onClose }: DialogProps) {
  return (
    <StepQuestion
      mutation={AcceptAmendmentDocument}
      input={{ amendmentId }}
      title={t('Accept the new terms?')}
      no={t('Not now')}
      yes={t('Accept new terms')}
      done={t('New terms agreed')}
      instead={goneDialog(onClose)}
      onClose={onClose}
    >
      <Box sx={{ mb: 2 }}>
        <ChangeSummary changes={changes} />
      </Box>
      {t('They replace your deal with {name} in a new deal sheet. The amount stays the same.', {
        name: other,
      })}
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
      instead={goneDialog(onClose)}
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
      instead={goneDialog(onClose)}
      onClose={onClose}
    >
      {t('{name} can no longer accept them. The deal stays as it is.', { name: other })}
    </StepQuestion>
  );
}
