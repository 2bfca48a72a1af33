import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import type { JobDialogProps } from '../job/jobActions.ts';
import { jobAmount } from '../job/texts/describeJob.ts';
import { RefundNote } from './RefundNote.tsx';
import { StepQuestion } from './StepQuestion.tsx';

const AnswerCancelDocument = graphql(`
  mutation AnswerCancel($input: AnswerCancelInput!) {
    answerCancel(input: $input) { remark { ...Job } }
  }
`);

export function AgreeToCancelDialog({ job, onClose }: JobDialogProps) {
  return (
    <StepQuestion
      mutation={AnswerCancelDocument}
      input={{ remarkId: job.id, agree: true }}
      destructive
      title={t('Agree to cancel this job?')}
      no={t('Not now')}
      yes={t('Agree and cancel')}
      done={t('Job cancelled')}
      onClose={onClose}
    >
      {t("You stop working and won't be paid. This can't be undone.")}
      <RefundNote job={job} />
    </StepQuestion>
  );
}

export function DeclineToCancelDialog({ job, onClose }: JobDialogProps) {
  const brand = job.campaign.owner.fullName;
  const held = job.held && t('{amount} stays held here for you.', { amount: formatMoney(job.held) });
  return (
    <StepQuestion
      mutation={AnswerCancelDocument}
      input={{ remarkId: job.id, agree: false }}
      title={t('Keep working on this job?')}
      no={t('Not now')}
      yes={t('Keep working')}
      done={t("{brand} knows you're still working", { brand })}
      onClose={onClose}
    >
      {[t('The job goes on as before.'), held, t("We'll notify {brand} right away.", { brand })]
        .filter(Boolean)
        .join(' ')}
    </StepQuestion>
  );
}

const WithdrawCancelDocument = graphql(`
  mutation WithdrawCancel($input: WithdrawCancelInput!) {
    withdrawCancel(input: $input) { remark { ...Job } }
  }
`);

/** The owner takes the wish to cancel back. */
export function WithdrawCancelDialog({ job, onClose }: JobDialogProps) {
  return (
    <StepQuestion
      mutation={WithdrawCancelDocument}
      input={{ remarkId: job.id }}
      title={t('Withdraw your request to cancel?')}
      yes={t('Withdraw request')}
      no={t('Not now')}
      done={t('Request withdrawn. The job goes on.')}
      onClose={onClose}
    >
      {t('{first} keeps working, and {jobAmount} stays held until you release it.', {
        first: job.applicant.first,
        jobAmount: jobAmount(job),
      })}
    </StepQuestion>
  );
}
