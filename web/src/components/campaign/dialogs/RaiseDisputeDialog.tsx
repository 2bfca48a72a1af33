import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, Formik } from 'formik';
import { useId, useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { forgetTexts } from '../../../lib/form/savedTexts.ts';
import { FocusFirstError } from '../../form/FocusFirstError.tsx';
import { FormError } from '../../form/FormError.tsx';
import { FormTextField } from '../../form/FormTextField.tsx';
import { Dialog } from '../../overlay/Dialog.tsx';
import { useToast } from '../../overlay/Toast.tsx';
import { type Evidence, EvidenceField, evidenceError, noEvidence } from '../dispute/EvidenceField.tsx';
import type { JobDialogProps } from '../job/jobActions.ts';
import { jobAmount } from '../job/texts/describeJob.ts';
import { useStep } from '../job/useStep.ts';

const RaiseDisputeDocument = graphql(`
  mutation RaiseDispute($input: RaiseDisputeInput!, $idempotencyKey: String) {
    raiseDispute(input: $input, idempotencyKey: $idempotencyKey) {
      ...Job
      ...DisputeRoom
    }
  }
`);

/** Asks support to decide about a job that is done: why, with pictures if there are any. The money freezes. */
export function RaiseDisputeDialog({ job, onClose }: JobDialogProps) {
  const titleId = useId();
  const toast = useToast();
  const [pending, setPending] = useState(0);
  const { run, failure } = useStep(RaiseDisputeDocument);
  const onSubmit = async ({ text, pictures }: Evidence) => {
    const input = { remarkId: job.id, reason: text.trim(), pictures: pictures.map(({ id }) => id) };
    if (!(await run({ input }))) return;
    forgetTexts(`dispute.${job.id}`);
    toast(t('Dispute raised. Support looks at it.'));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <Formik
        initialValues={noEvidence}
        validate={(values) => evidenceError(values, t('Please enter the reason!'))}
        onSubmit={onSubmit}
      >
        {({ isSubmitting }) => (
          <Form noValidate>
            <FocusFirstError />
            <DialogTitle id={titleId}>{t('Raise Dispute')}</DialogTitle>
            <DialogContent sx={{ color: 'text.secondary' }}>
              <Freeze job={job} />
              <FormTextField
                name="text"
                keptAs={`dispute.${job.id}`}
                label={t('Reason')}
                required
                multiline
                minRows={4}
                maxLength={2000}
                autoFocus
                sx={{ mt: 2, mb: 1.5 }}
              />
              <EvidenceField onPending={setPending} />
              <FormError text={failure?.message} />
            </DialogContent>
            <DialogActions>
              <Button variant="outlined" onClick={onClose} disabled={isSubmitting}>
                {t('Cancel')}
              </Button>
              <Button type="submit" variant="contained" disabled={isSubmitting || pending > 0}>
                {t('Raise Dispute')}
              </Button>
            </DialogActions>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}

function Freeze({ job }: { job: JobFragment }) {
  const other = job.mySide === 'APPLICANT' ? job.campaign.owner.fullName : job.applicant.first;
  return (
    <>
      {t(
        '{jobAmount} stays held here: it is neither released nor refunded until support has decided. {other} reads your reason and can answer.',
        { jobAmount: jobAmount(job), other },
      )}
    </>
  );
}
