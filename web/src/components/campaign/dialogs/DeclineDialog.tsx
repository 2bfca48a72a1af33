import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { FormTextField } from '../../form/FormTextField.tsx';
import { DialogForm } from '../../overlay/DialogForm.tsx';
import { actionText, type JobDialogProps } from '../job/jobActions.ts';
import { useStep } from '../job/useStep.ts';

const DeclineDocument = graphql(`
  mutation DeclineApplication($input: DeclineApplicationInput!) {
    declineApplication(input: $input) { remark { ...Job } }
  }
`);

/** Declines an application, with a reason when there is one to give. */
export function DeclineDialog({ job, step, onClose }: JobDialogProps) {
  const { finish, failure } = useStep(DeclineDocument);
  const { first, fullName } = job.applicant;
  const keptAs = `decline.${job.id}`;
  return (
    <DialogForm
      title={t('Decline the application of {fullName}?', { fullName })}
      initialValues={{ reason: '' }}
      onSubmit={({ reason }) =>
        finish(
          { remarkId: job.id, reason: reason.trim() || null },
          { said: t('Application declined'), keptAs, onDone: onClose },
        )
      }
      cancel={t('Keep the application')}
      submit={actionText(step, job)}
      destructive
      error={failure?.message}
      onClose={onClose}
    >
      {t("We'll thank {first} for you. This can't be undone.", { first })}
      <FormTextField
        name="reason"
        keptAs={keptAs}
        label={t('Reason (optional)')}
        helperText={t('{other} reads it', { other: first })}
        multiline
        minRows={2}
        maxLength={2000}
      />
    </DialogForm>
  );
}
