import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { formatInstant } from '../../../lib/format/formatDate.ts';
import type { JobDialogProps } from '../job/jobActions.ts';
import { refundWords } from '../job/texts/describeJob.ts';
import { RefundNote } from './RefundNote.tsx';
import { StepQuestion } from './StepQuestion.tsx';

const EndLateJobDocument = graphql(`
  mutation EndLateJob($input: EndLateJobInput!) {
    endLateJob(input: $input) { remark { ...Job } }
  }
`);

/** The owner ends a job whose work is long overdue; says first what happens to the money. */
export function EndLateDialog({ job, onClose }: JobDialogProps) {
  const due = job.workDueAt ? formatInstant(job.workDueAt) : '';
  return (
    <StepQuestion
      mutation={EndLateJobDocument}
      input={{ remarkId: job.id }}
      title={t('End this job?')}
      no={t('Keep the job')}
      yes={t('End job')}
      destructive
      done={`${t('Job ended.')} ${refundWords(job)}.`}
      onClose={onClose}
    >
      {t('The work was due {due}, and {first} has handed in nothing. This can’t be undone.', {
        due,
        first: job.applicant.first,
      })}
      <RefundNote job={job} />
    </StepQuestion>
  );
}
