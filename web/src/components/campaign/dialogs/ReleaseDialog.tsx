import { useState } from 'react';
import type { RemarkState } from '../../../__generated__/enums.ts';
import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { SuccessDialog } from '../../overlay/AppDialog.tsx';
import { ConfirmDialog } from '../../overlay/ConfirmDialog.tsx';
import type { JobDialogProps } from '../job/jobActions.ts';
import { jobAmount } from '../job/texts/describeJob.ts';
import { useStep } from '../job/useStep.ts';

const ReleasePaymentDocument = graphql(`
  mutation ReleasePayment($remarkId: ID!, $idempotencyKey: String) {
    releasePayment(remarkId: $remarkId, idempotencyKey: $idempotencyKey) { ...Job }
  }
`);

/** Lets the held money go: the question, then where the money is. */
export function ReleaseDialog({ job, onClose }: JobDialogProps) {
  const [after, setAfter] = useState<RemarkState | null>(null);
  const { run, busy, failure } = useStep(ReleasePaymentDocument);
  const amount = jobAmount(job);
  const onYes = async () => setAfter((await run({ remarkId: job.id }))?.releasePayment.state ?? null);
  if (after === 'RELEASING') {
    return (
      <SuccessDialog title={t('Payout on its way')} onClose={onClose}>
        {t('{amount} is on its way to {fullName}. This page tells you when it has arrived.', {
          amount,
          fullName: job.applicant.fullName,
        })}
      </SuccessDialog>
    );
  }
  if (after) {
    return (
      <SuccessDialog title={t('Payout Successfully Done')} onClose={onClose}>
        {t('{amount} was sent to {fullName}.', { amount, fullName: job.applicant.fullName })}
      </SuccessDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title={t('Are you sure you want to release {amount}?', { amount })}
      busy={busy}
      error={failure?.message}
      onNo={onClose}
      onYes={onYes}
    >
      {t('{fullName} gets the money that is held here. A release is final.', {
        fullName: job.applicant.fullName,
      })}
    </ConfirmDialog>
  );
}
