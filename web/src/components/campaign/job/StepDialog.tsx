import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { RemarkAction } from '../../../__generated__/enums.ts';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { NoticeDialog } from '../../overlay/AppDialog.tsx';
import { AddressDialog } from '../dialogs/AddressDialog.tsx';
import {
  AgreeToCancelDialog,
  DeclineToCancelDialog,
  WithdrawCancelDialog,
} from '../dialogs/AnswerCancelDialog.tsx';
import { AcceptOfferDialog, RejectOfferDialog } from '../dialogs/AnswerOfferDialog.tsx';
import { AskForChangesDialog } from '../dialogs/AskForChangesDialog.tsx';
import { CancelDialog } from '../dialogs/CancelDialog.tsx';
import { DeclineDialog } from '../dialogs/DeclineDialog.tsx';
import { EndLateDialog } from '../dialogs/EndLateDialog.tsx';
import { HandInDialog } from '../dialogs/HandInDialog.tsx';
import { HireDialog, PayDialog } from '../dialogs/HireDialog.tsx';
import { MarkDoneDialog } from '../dialogs/MarkDoneDialog.tsx';
import { OfferDialog } from '../dialogs/OfferDialog.tsx';
import { RaiseDisputeDialog } from '../dialogs/RaiseDisputeDialog.tsx';
import { ReleaseDialog } from '../dialogs/ReleaseDialog.tsx';
import { ReviewDialog } from '../dialogs/ReviewDialog.tsx';
import { ReviewWorkDialog } from '../dialogs/ReviewWorkDialog.tsx';
import {
  AcceptSettlementDialog,
  DeclineSettlementDialog,
  ProposeSettlementDialog,
} from '../dialogs/SettlementDialogs.tsx';
import { ReceiptDialog, SentDialog } from '../dialogs/ShippingDialogs.tsx';
import { VerifyEmailDialog } from '../dialogs/VerifyEmailDialog.tsx';
import { hasDialog, type JobDialogProps, type WithoutDialog } from './jobActions.ts';
import { describeJob } from './texts/describeJob.ts';
import { StageContext, useMoved } from './useMoved.ts';

const dialogs: Record<Exclude<RemarkAction, WithoutDialog>, (props: JobDialogProps) => ReactNode> = {
  MAKE_OFFER: OfferDialog,
  CHANGE_OFFER: OfferDialog,
  ACCEPT_OFFER: AcceptOfferDialog,
  REJECT_OFFER: RejectOfferDialog,
  DECLINE: DeclineDialog,
  HIRE: HireDialog,
  PAY: PayDialog,
  HAND_IN_DRAFT: HandInDialog,
  HAND_IN_WORK: HandInDialog,
  APPROVE_WORK: ReviewWorkDialog,
  ASK_FOR_CHANGES: AskForChangesDialog,
  END_LATE: EndLateDialog,
  MARK_AS_DONE: MarkDoneDialog,
  RELEASE_PAYMENT: ReleaseDialog,
  CANCEL: CancelDialog,
  ASK_TO_CANCEL: CancelDialog,
  AGREE_TO_CANCEL: AgreeToCancelDialog,
  DECLINE_TO_CANCEL: DeclineToCancelDialog,
  WITHDRAW_CANCEL: WithdrawCancelDialog,
  RAISE_DISPUTE: RaiseDisputeDialog,
  GIVE_ADDRESS: AddressDialog,
  MARK_AS_SENT: SentDialog,
  CONFIRM_RECEIPT: ReceiptDialog,
  REVIEW: ReviewDialog,
  PROPOSE_SETTLEMENT: ProposeSettlementDialog,
  ACCEPT_SETTLEMENT: AcceptSettlementDialog,
  DECLINE_SETTLEMENT: DeclineSettlementDialog,
};

/** Dialogs that say by themselves that the answer came from elsewhere: what is being written stays. */
const keepsOpen: readonly RemarkAction[] = ['APPROVE_WORK', 'ASK_FOR_CHANGES'];

export function StepDialog(props: JobDialogProps) {
  const { code, action } = props.step;
  const { moved, setStage } = useMoved(props);
  if (moved && !keepsOpen.includes(action)) return <MovedDialog job={moved} onClose={props.onClose} />;
  if (!hasDialog(action)) return null;
  const Dialog = code === 'EMAIL_NOT_VERIFIED' ? VerifyEmailDialog : dialogs[action];
  return (
    <StageContext value={setStage}>
      <Dialog {...props} moved={moved} />
    </StageContext>
  );
}

/** The job was moved while a question about it was open: how it stands now, in the words of its card. */
function MovedDialog({ job, onClose }: { job: JobFragment; onClose: () => void }) {
  const { turn, means } = describeJob(job);
  return (
    <NoticeDialog title={t('Nothing was sent')} onClose={onClose}>
      <Typography variant="subtitle1" component="p" sx={{ color: 'text.primary', mb: 0.5 }}>
        {turn}
      </Typography>
      {means}
    </NoticeDialog>
  );
}
