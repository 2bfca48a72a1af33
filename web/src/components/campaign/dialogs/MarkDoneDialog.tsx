import { graphql } from '../../../__generated__/gql.ts';
import { msg, t } from '../../../languages/t.ts';
import { FormTextField } from '../../form/FormTextField.tsx';
import { DialogForm } from '../../overlay/DialogForm.tsx';
import type { JobDialogProps } from '../job/jobActions.ts';
import { useStep } from '../job/useStep.ts';
import { bankAccountDialog } from './WayDialog.tsx';

const MarkAsDoneDocument = graphql(`
  mutation MarkAsDone($input: MarkAsDoneInput!) {
    markAsDone(input: $input) { remark { ...Job } }
  }
`);

const needed = msg('Please enter any suggestion for campaign owner!');

/** The influencer says that the work is done; paid jobs need a word for the owner, and a bank account. */
export function MarkDoneDialog({ job, step, onClose }: JobDialogProps) {
  const paid = job.campaign.type === 'PAID';
  const keptAs = `done.${job.id}`;
  const { finish, failure } = useStep(MarkAsDoneDocument);
  const missing = bankAccountDialog(step, failure, onClose);
  if (missing) return missing;
  const ending = { said: t('Job Completed'), keptAs, onDone: onClose };
  return (
    <DialogForm
      title={t('Mark as Completed')}
      initialValues={{ text: '' }}
      validate={({ text }) => (paid && !text.trim() ? { text: needed } : {})}
      onSubmit={({ text }) => finish({ remarkId: job.id, text: text.trim() || null }, ending)}
      submit={t('Mark as Completed')}
      error={failure?.message}
      onClose={onClose}
    >
      {job.deliverables.length > 0 && `${t('This hands in everything still due, with your text.')} `}
      {paid
        ? t('Mark the job as completed once your work is out, otherwise the payment will not be released.')
        : t('Mark the job as completed once your work is published, so {fullName} knows.', {
            fullName: job.campaign.owner.fullName,
          })}
      <FormTextField
        name="text"
        keptAs={keptAs}
        label={paid ? t('Suggestion for the campaign owner') : t('Suggestion for the owner (optional)')}
        multiline
        minRows={3}
        maxLength={2000}
        autoFocus
        sx={{ mt: 2 }}
      />
    </DialogForm>
  );
}
