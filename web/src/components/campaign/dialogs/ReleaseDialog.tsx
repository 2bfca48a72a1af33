import { useState } from 'react';
import type { RemarkState } from '../../../__generated__/enums.ts';
import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { formatInstant } from '../../../lib/format/formatDate.ts';
import { SuccessDialog } from '../../overlay/AppDialog.tsx';
import type { JobDialogProps } from '../job/jobActions.ts';
import { jobAmount } from '../job/texts/describeJob.ts';
import { StepQuestion } from './StepQuestion.tsx';

const ReleasePaymentDocument = graphql(`
  mutation ReleasePayment($input: ReleasePaymentInput!) {
    releasePayment(input: $input) { remark { ...Job } }
  }
`);

export function ReleaseDialog({ job, onClose }: JobDialogProps) {
  const [after, setAfter] = useState<RemarkState | null>(null);
  const words = { amount: jobAmount(job), fullName: job.applicant.fullName };
  const hold = job.money?.hold;
  const isNew = hold?.reason === 'BANK_ACCOUNT_NEW';
  const time = isNew && hold.until ? formatInstant(hold.until) : '';
  if (after === 'RELEASING') {
    return (
      <SuccessDialog title={t('Payout on its way')} onClose={onClose}>
        {t('{amount} is on its way to {fullName}. This page shows when it arrives.', words)}
      </SuccessDialog>
    );
  }
  if (after === 'DONE') {
    return (
      <SuccessDialog title={t('Payment released')} onClose={onClose}>
        {t('{fullName} has a new bank account. The payout follows on {time}.', { ...words, time })}
      </SuccessDialog>
    );
  }
  if (after) {
    return (
      <SuccessDialog title={t('Payout Successfully Done')} onClose={onClose}>
        {t('{amount} was sent to {fullName}.', words)}
      </SuccessDialog>
    );
  }
  return (
    <StepQuestion
      mutation={ReleasePaymentDocument}
      input={{ remarkId: job.id }}
      title={t('Release {amount} to {fullName}?', words)}
      no={t('Cancel')}
      yes={t('Release {amount}', words)}
      done={({ releasePayment }) => setAfter(releasePayment.remark.state)}
      onClose={onClose}
    >
      {isNew
        ? t('{fullName} has a new bank account. The payout follows on {time}. A release is final.', {
            ...words,
            time,
          })
        : t('{fullName} gets the money held here. A release is final.', words)}
    </StepQuestion>
  );
}
