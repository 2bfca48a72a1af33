import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { ConfirmDialog } from '../../overlay/ConfirmDialog.tsx';
import { useToast } from '../../overlay/Toast.tsx';
import type { JobDialogProps } from '../job/jobActions.ts';
import { jobAmount } from '../job/texts/describeJob.ts';
import { useStep } from '../job/useStep.ts';

const WithdrawCancelDocument = graphql(`
  mutation WithdrawCancel($remarkId: ID!, $idempotencyKey: String) {
    withdrawCancel(remarkId: $remarkId, idempotencyKey: $idempotencyKey) {
      ...Job
    }
  }
`);

/** The owner takes the wish to cancel back. */
export function WithdrawCancelDialog({ job, onClose }: JobDialogProps) {
  const { run, busy, failure } = useStep(WithdrawCancelDocument);
  const toast = useToast();
  const onYes = async () => {
    if (!(await run({ remarkId: job.id }))) return;
    toast(t('Request withdrawn. The job goes on.'));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('Withdraw your request to cancel?')}
      yes={t('Withdraw request')}
      no={t('Not now')}
      busy={busy}
      error={failure?.message}
      onNo={onClose}
      onYes={onYes}
    >
      {t('{first} goes on with the work, and {jobAmount} stays held here until you release it.', {
        first: job.applicant.first,
        jobAmount: jobAmount(job),
      })}
    </ConfirmDialog>
  );
}
