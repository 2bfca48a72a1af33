import Box from '@mui/material/Box';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { serverSentence } from '../../../languages/serverSentence.ts';
import { msg, t } from '../../../languages/t.ts';
import type { Failure } from '../../../lib/errors.ts';
import { NoticeDialog } from '../../overlay/AppDialog.tsx';
import { ConfirmDialog } from '../../overlay/ConfirmDialog.tsx';
import { useToast } from '../../overlay/Toast.tsx';
import type { JobDialogProps } from '../job/jobActions.ts';
import { jobAmount } from '../job/texts/describeJob.ts';
import { useStep } from '../job/useStep.ts';
import { BankAccountDialog } from './WayDialog.tsx';

const AcceptOfferDocument = graphql(`
  mutation AcceptOffer($offerId: ID!, $idempotencyKey: String) {
    acceptOffer(offerId: $offerId, idempotencyKey: $idempotencyKey) { ...Job }
  }
`);

const SINGAPORE_ONLY = msg(
  'We are currently processing payment with only Singapore Bank Accounts. If you are based on Singapore then kindly proceed by adding Singapore bank account.',
);

/** First the notice about Singapore bank accounts, then the question; without an account the way to Settings. */
export function AcceptOfferDialog({ job, step, onClose }: JobDialogProps) {
  const [noticed, setNoticed] = useState(false);
  const { run, busy, failure } = useStep(AcceptOfferDocument);
  const toast = useToast();
  const missing = [step.code, failure?.code].includes('BANK_ACCOUNT_MISSING');
  const onYes = async () => {
    if (!job.offer || !(await run({ offerId: job.offer.id }))) return;
    toast(t('Offer accepted'));
    onClose();
  };
  if (!noticed) {
    return (
      <ConfirmDialog open title={t('Before you accept')} onNo={onClose} onYes={() => setNoticed(true)}>
        <Box>{t(SINGAPORE_ONLY)}</Box>
        <Box sx={{ mt: 1 }}>{t('Proceed?')}</Box>
      </ConfirmDialog>
    );
  }
  if (failure && isOfferGone(failure)) return <OfferGoneDialog failure={failure} onClose={onClose} />;
  if (missing)
    return <BankAccountDialog reason={serverSentence(step) || failure?.message} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title={t('Are you sure you want to submit your response?')}
      busy={busy}
      error={failure?.message}
      onNo={onClose}
      onYes={onYes}
    >
      {t('You accept {jobAmount} from {fullName}. The accepted amount is fixed.', {
        jobAmount: jobAmount(job),
        fullName: job.campaign.owner.fullName,
      })}
    </ConfirmDialog>
  );
}

/** Refusals of an answer that the same press cannot get past: the offer is another one by now, or gone. */
export const isOfferGone = ({ code }: Failure): boolean => code === 'OFFER_CHANGED' || code === 'WRONG_STATE';

/** The offer was changed while its question was open: whoever answers reads the new one first. */
export function OfferGoneDialog({ failure, onClose }: { failure: Failure; onClose: () => void }) {
  return (
    <NoticeDialog title={t('Nothing was sent')} onClose={onClose}>
      {failure.message}
    </NoticeDialog>
  );
}

const RejectOfferDocument = graphql(`
  mutation RejectOffer($offerId: ID!, $idempotencyKey: String) {
    rejectOffer(offerId: $offerId, idempotencyKey: $idempotencyKey) { ...Job }
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
