import { graphql } from '../../../__generated__/gql.ts';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { Rich } from '../../../languages/Rich.tsx';
import { msg, t } from '../../../languages/t.ts';
import { FormTextField } from '../../form/FormTextField.tsx';
import { DialogForm } from '../../overlay/DialogForm.tsx';
import { actionText, type JobDialogProps } from '../job/jobActions.ts';
import { otherSide, refundWords } from '../job/texts/describeJob.ts';
import { useStep } from '../job/useStep.ts';
import { RefundNote } from './RefundNote.tsx';

const CancelJobDocument = graphql(`
  mutation CancelJob($input: CancelJobInput!) {
    cancelJob(input: $input) { remark { ...Job } }
  }
`);

const AskToCancelDocument = graphql(`
  mutation AskToCancel($input: AskToCancelInput!) {
    askToCancel(input: $input) { remark { ...Job } }
  }
`);

const ASKED = msg(
  'The work has begun, so {first} is asked first and has <0>72 hours</0> to answer. No answer counts as a yes. Until then the money stays held here, and you may withdraw the request.',
);

/** Ends a job at once, or asks the influencer to end it; says first what happens to the money. */
export function CancelDialog({ job, step, onClose }: JobDialogProps) {
  const asks = step.action === 'ASK_TO_CANCEL';
  const cancelling = useStep(CancelJobDocument);
  const asking = useStep(AskToCancelDocument);
  const { failure } = asks ? asking : cancelling;
  const keptAs = `cancel.${job.id}`;
  const said = asks
    ? t('{first} has 72 hours to answer', { first: job.applicant.first })
    : `${cancelledWords(job)} ${refundWords(job)}.`;
  const onSubmit = (typed: { reason: string }) => {
    const reason = typed.reason.trim();
    const ending = { said, keptAs, onDone: onClose };
    return asks
      ? asking.finish({ remarkId: job.id, reason }, ending)
      : cancelling.finish({ remarkId: job.id, reason: reason || null }, ending);
  };
  return (
    <DialogForm
      title={titleOf(job, asks)}
      initialValues={{ reason: '' }}
      validate={({ reason }) => (asks && !reason.trim() ? { reason: t('Please enter the reason!') } : {})}
      onSubmit={onSubmit}
      cancel={
        job.hiredAt ? t('Keep the job') : job.extraOfId ? t('Keep the extra') : t('Keep the application')
      }
      submit={asks ? t('Ask to cancel') : actionText(step, job)}
      destructive
      error={failure?.message}
      onClose={onClose}
    >
      {asks ? (
        <Rich text={ASKED} values={{ first: job.applicant.first }} parts={[<b key="time" />]} />
      ) : (
        cancelText(job)
      )}
      <RefundNote job={job} ifAgreed={asks ? job.applicant.first : null} />
      <FormTextField
        name="reason"
        keptAs={keptAs}
        label={asks ? t('Reason') : t('Reason (optional)')}
        helperText={t('{other} reads it', { other: otherSide(job) })}
        required={asks}
        multiline
        minRows={2}
        maxLength={2000}
      />
    </DialogForm>
  );
}

function cancelledWords({ hiredAt, extraOfId }: JobFragment): string {
  if (extraOfId) return t('Extra cancelled.');
  return hiredAt ? t('Job cancelled.') : t('Application cancelled.');
}

function titleOf({ applicant, hiredAt, extraOfId }: JobFragment, asks: boolean): string {
  if (asks) return t('Ask {first} to cancel this job?', { first: applicant.first });
  if (extraOfId) return t('Cancel this extra?');
  return hiredAt ? t('Cancel this job?') : t('Cancel this application?');
}

function cancelText(job: JobFragment): string {
  const told = t("We'll notify {other} right away. This can't be undone.", { other: otherSide(job) });
  if (job.mySide !== 'APPLICANT' || !job.hiredAt) return told;
  return job.campaign.type === 'PAID'
    ? `${t("You stop working and won't be paid.")} ${told}`
    : `${t('You stop working.')} ${told}`;
}
