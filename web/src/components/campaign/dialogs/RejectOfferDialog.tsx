import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { ConfirmDialog } from '../../overlay/ConfirmDialog.tsx';
import { useToast } from '../../overlay/Toast.tsx';
import type { JobDialogProps } from '../job/jobActions.ts';
import { jobAmount } from '../job/texts/describeJob.ts';
import { useStep } from '../job/useStep.ts';
import { isOfferGone, OfferGoneDialog } from './OfferGoneDialog.tsx';

const RejectOfferDocument = graphql(`
  mutation RejectOffer($offerId: ID!, $idempotencyKey: String) {
    rejectOffer(offerId: $offerId, idempotencyKey: $idempotencyKey) {
      ...Job
    }
  }
`);

/** Says no to an offer; the owner may make another. */
export function RejectOfferDialog({ job, onClose }: JobDialogProps) {
  const { run, busy, failure } = useStep(RejectOfferDocument);
  const toast = useToast();
  const onYes = async () => {
    if (!job.offer || !(await run({ offerId: job.offer.id }))) return;
    toast(t('Offer rejected'));
    onClose();
  };
  if (failure && isOfferGone(failure)) return <OfferGoneDialog failure={failure} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      destructive
      title={t('Are you sure you want to submit your response?')}
      busy={busy}
      error={failure?.message}
      onNo={onClose}
      onYes={onYes}
    >
      {t('You reject {jobAmount}. {fullName} can make you another offer.', {
        jobAmount: jobAmount(job),
        fullName: job.campaign.owner.fullName,
      })}
    </ConfirmDialog>
  );
}
