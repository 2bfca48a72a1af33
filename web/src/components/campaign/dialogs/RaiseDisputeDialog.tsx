import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { FormTextField } from '../../form/FormTextField.tsx';
import { DialogForm } from '../../overlay/DialogForm.tsx';
import { type Evidence, EvidenceField, evidenceError, noEvidence } from '../dispute/StatementForm.tsx';
import type { JobDialogProps } from '../job/jobActions.ts';
import { jobAmount, otherSide } from '../job/texts/describeJob.ts';
import { useStep } from '../job/useStep.ts';

const RaiseDisputeDocument = graphql(`
  mutation RaiseDispute($input: RaiseDisputeInput!) {
    raiseDispute(input: $input) { remark { ...Job ...DisputeRoom } }
  }
`);

/** Asks support to decide about a job that is done: why, with pictures if there are any. The money freezes. */
export function RaiseDisputeDialog({ job, onClose }: JobDialogProps) {
  const [pending, setPending] = useState(0);
  const { finish, failure } = useStep(RaiseDisputeDocument);
  const keptAs = `dispute.${job.id}`;
  const onSubmit = ({ text, pictures }: Evidence) => {
    const input = { remarkId: job.id, reason: text.trim(), pictures: pictures.map(({ id }) => id) };
    return finish(input, { said: t('Dispute raised. Support is looking into it.'), keptAs, onDone: onClose });
  };
  return (
    <DialogForm
      title={t('Raise Dispute')}
      wide
      initialValues={noEvidence}
      validate={(values) => evidenceError(values, t('Please enter the reason!'))}
      onSubmit={onSubmit}
      submit={t('Raise Dispute')}
      waits={pending > 0}
      error={failure?.message}
      onClose={onClose}
    >
      {t('{jobAmount} stays held until support decides. {other} reads your reason and can answer.', {
        jobAmount: jobAmount(job),
        other: otherSide(job),
      })}
      <FormTextField
        name="text"
        keptAs={keptAs}
        label={t('Reason')}
        required
        multiline
        minRows={4}
        maxLength={2000}
        autoFocus
        sx={{ mt: 2, mb: 1.5 }}
      />
      <EvidenceField onPending={setPending} />
    </DialogForm>
  );
}
