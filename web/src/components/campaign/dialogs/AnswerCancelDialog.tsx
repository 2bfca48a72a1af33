import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { ConfirmDialog } from '../../overlay/ConfirmDialog.tsx';
import { useToast } from '../../overlay/Toast.tsx';
import type { JobDialogProps } from '../job/jobActions.ts';
import { jobAmount } from '../job/texts/describeJob.ts';
import { useStep } from '../job/useStep.ts';
import { RefundNote } from './RefundNote.tsx';

const AnswerCancelDocument = graphql(`
  mutation AnswerCancel($remarkId: ID!, $agree: Boolean!, $idempotencyKey: String) {
    answerCancel(remarkId: $remarkId, agree: $agree, idempotencyKey: $idempotencyKey) { ...Job }
  }
`);

/** The influencer answers the owner's wish to cancel: agree, or keep working. */
export function AnswerCancelDialog({ job, step, onClose }: JobDialogProps) {
  const { run, busy, failure } = useStep(AnswerCancelDocument);
  const toast = useToast();
  const agree = step.action === 'AGREE_TO_CANCEL';
  const brand = job.campaign.owner.fullName;
  const onYes = async () => {
    if (!(await run({ remarkId: job.id, agree }))) return;
    toast(agree ? t('Job cancelled') : t('{brand} knows that you keep working', { brand }));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      destructive={agree}
      title={agree ? t('Agree to cancel this job?') : t('Keep working on this job?')}
      no={t('Not now')}
      yes={agree ? t('Agree and cancel') : t('Keep working')}
      busy={busy}
      error={failure?.message}
      onNo={onClose}
      onYes={onYes}
    >
      {agree ? (
        <>
          {t('You stop working and are paid nothing. This cannot be undone.')}
          <RefundNote job={job} />
        </>
      ) : (
        [
          t('The job goes on as before.'),
          job.held && t('{amount} stays held here for you.', { amount: formatMoney(job.held) }),
          t('{brand} is told at once.', { brand }),
        ]
          .filter(Boolean)
          .join(' ')
      )}
    </ConfirmDialog>
  );
}

const WithdrawCancelDocument = graphql(`
  mutation WithdrawCancel($remarkId: ID!, $idempotencyKey: String) {
    withdrawCancel(remarkId: $remarkId, idempotencyKey: $idempotencyKey) { ...Job }
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
