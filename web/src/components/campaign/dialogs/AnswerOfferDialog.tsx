import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { msg, t } from '../../../languages/t.ts';
import type { Failure } from '../../../lib/errors.ts';
import { NoticeDialog } from '../../overlay/AppDialog.tsx';
import { ConfirmDialog } from '../../overlay/ConfirmDialog.tsx';
import type { JobDialogProps } from '../job/jobActions.ts';
import { jobAmount } from '../job/texts/describeJob.ts';
import { StepQuestion } from './StepQuestion.tsx';
import { bankAccountDialog } from './WayDialog.tsx';

const AcceptOfferDocument = graphql(`
  mutation AcceptOffer($input: AcceptOfferInput!) {
    acceptOffer(input: $input) { remark { ...Job } }
  }
`);

const RejectOfferDocument = graphql(`
  mutation RejectOffer($input: RejectOfferInput!) {
    rejectOffer(input: $input) { remark { ...Job } }
  }
`);

const SINGAPORE_ONLY = msg(
  'We are currently processing payment with only Singapore Bank Accounts. If you are based on Singapore then kindly proceed by adding Singapore bank account.',
);

/** What both answers to an offer have in common. */
const answerOf = ({ job, onClose }: JobDialogProps) => ({
  input: job.offer && { offerId: job.offer.id },
  title: t('Are you sure you want to submit your response?'),
  instead: (failure: Failure | null) => offerGoneDialog(failure, onClose),
  onClose,
});

const wordsOf = (job: JobDialogProps['job']) => ({
  jobAmount: jobAmount(job),
  fullName: job.campaign.owner.fullName,
  first: job.applicant.first,
});

/**
 * The influencer first reads the notice about Singapore bank accounts, then both are asked; without an account the
 * influencer is shown the way to Settings.
 */
export function AcceptOfferDialog(props: JobDialogProps) {
  const { job, step, onClose } = props;
  const isOwner = job.mySide === 'OWNER';
  const [noticed, setNoticed] = useState(isOwner);
  const answer = answerOf(props);
  if (!noticed) {
    return (
      <ConfirmDialog title={t('Before you accept')} onNo={onClose} onYes={() => setNoticed(true)}>
        <Box>{t(SINGAPORE_ONLY)}</Box>
        <Box sx={{ mt: 1 }}>{t('Proceed?')}</Box>
      </ConfirmDialog>
    );
  }
  return (
    <StepQuestion
      {...answer}
      mutation={AcceptOfferDocument}
      done={t('Offer accepted')}
      instead={(failure) => answer.instead(failure) || bankAccountDialog(step, failure, onClose)}
    >
      {isOwner
        ? t('You accept {jobAmount} for {first}. The accepted amount is fixed.', wordsOf(job))
        : t('You accept {jobAmount} from {fullName}. The accepted amount is fixed.', wordsOf(job))}
    </StepQuestion>
  );
}

export function RejectOfferDialog(props: JobDialogProps) {
  const [reason, setReason] = useState('');
  const { input, ...answer } = answerOf(props);
  return (
    <StepQuestion
      {...answer}
      input={input && { ...input, reason: reason.trim() || null }}
      mutation={RejectOfferDocument}
      destructive
      done={t('Offer rejected')}
    >
      {props.job.mySide === 'OWNER'
        ? t('You reject {jobAmount} for {first}. You can make another offer.', wordsOf(props.job))
        : t('You reject {jobAmount}. {fullName} can make you another offer.', wordsOf(props.job))}
      <TextField
        label={t('Reason (optional)')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        fullWidth
        multiline
        minRows={2}
        sx={{ mt: 2 }}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
    </StepQuestion>
  );
}

/** The offer was changed or withdrawn while its question was open: the same press cannot get past that. */
function offerGoneDialog(failure: Failure | null, onClose: () => void) {
  if (failure?.code !== 'OFFER_CHANGED' && failure?.code !== 'WRONG_STATE') return null;
  return (
    <NoticeDialog title={t('Nothing was sent')} onClose={onClose}>
      {failure.message}
    </NoticeDialog>
  );
}
