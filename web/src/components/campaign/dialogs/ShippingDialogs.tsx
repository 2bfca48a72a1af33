import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { FormTextField } from '../../form/FormTextField.tsx';
import { DialogForm } from '../../overlay/DialogForm.tsx';
import type { JobDialogProps } from '../job/jobActions.ts';
import { useStep } from '../job/useStep.ts';
import { StepQuestion } from './StepQuestion.tsx';

const MarkAsSentDocument = graphql(`
  mutation MarkAsSent($input: MarkAsSentInput!) {
    markAsSent(input: $input) { remark { ...Job } }
  }
`);

/** The owner says how the product travels, or corrects it. */
export function SentDialog({ job, onClose }: JobDialogProps) {
  const { finish, failure } = useStep(MarkAsSentDocument);
  const { applicant, shipping } = job;
  const isSent = shipping?.state === 'SENT';
  return (
    <DialogForm
      title={isSent ? t('Edit tracking') : t('Mark as sent')}
      initialValues={{ carrier: shipping?.carrier ?? '', trackingNumber: shipping?.trackingNumber ?? '' }}
      validate={({ carrier }) => (carrier.trim() ? {} : { carrier: t('Please enter a carrier') })}
      onSubmit={({ carrier, trackingNumber }) =>
        finish(
          { remarkId: job.id, carrier, trackingNumber: trackingNumber.trim() || null },
          { said: isSent ? t('Tracking saved') : t('Marked as sent'), onDone: onClose },
        )
      }
      submit={isSent ? t('Save tracking') : t('Mark as sent')}
      error={failure?.message}
      onClose={onClose}
    >
      {t("We'll notify {first}. The work is due from the day it's received.", { first: applicant.first })}
      <FormTextField
        name="carrier"
        label={t('Carrier')}
        helperText={t('For example SingPost, or “in person”')}
        maxLength={100}
        autoFocus
        sx={{ mt: 2 }}
      />
      <FormTextField name="trackingNumber" label={t('Tracking number (optional)')} maxLength={100} />
    </DialogForm>
  );
}

const ConfirmReceiptDocument = graphql(`
  mutation ConfirmReceipt($input: ConfirmReceiptInput!) {
    confirmReceipt(input: $input) { remark { ...Job } }
  }
`);

/** The influencer has the product. */
export function ReceiptDialog({ job, onClose }: JobDialogProps) {
  return (
    <StepQuestion
      mutation={ConfirmReceiptDocument}
      input={{ remarkId: job.id }}
      title={t('Have you received the product?')}
      no={t('Not yet')}
      yes={t('Confirm receipt')}
      done={t('Receipt confirmed')}
      onClose={onClose}
    >
      {t('The days until your work is due count from now.')}
    </StepQuestion>
  );
}
