import type { ReactNode } from 'react';
import type { RemarkAction } from '../../../__generated__/enums.ts';
import { AcceptOfferDialog } from '../dialogs/AcceptOfferDialog.tsx';
import { AnswerCancelDialog } from '../dialogs/AnswerCancelDialog.tsx';
import { CancelDialog } from '../dialogs/CancelDialog.tsx';
import { HireDialog } from '../dialogs/HireDialog.tsx';
import { MarkDoneDialog } from '../dialogs/MarkDoneDialog.tsx';
import { MovedDialog } from '../dialogs/MovedDialog.tsx';
import { OfferDialog } from '../dialogs/OfferDialog.tsx';
import { PayDialog } from '../dialogs/PayDialog.tsx';
import { RaiseDisputeDialog } from '../dialogs/RaiseDisputeDialog.tsx';
import { RejectOfferDialog } from '../dialogs/RejectOfferDialog.tsx';
import { ReleaseDialog } from '../dialogs/ReleaseDialog.tsx';
import { VerifyEmailDialog } from '../dialogs/VerifyEmailDialog.tsx';
import { WithdrawCancelDialog } from '../dialogs/WithdrawCancelDialog.tsx';
import type { JobDialogProps } from './jobActions.ts';
import { StageContext, useMoved } from './useMoved.ts';

/** What each step opens. */
const dialogs: Record<RemarkAction, (props: JobDialogProps) => ReactNode> = {
  MAKE_OFFER: OfferDialog,
  CHANGE_OFFER: OfferDialog,
  ACCEPT_OFFER: AcceptOfferDialog,
  REJECT_OFFER: RejectOfferDialog,
  HIRE: HireDialog,
  PAY: PayDialog,
  MARK_AS_DONE: MarkDoneDialog,
  RELEASE_PAYMENT: ReleaseDialog,
  CANCEL: CancelDialog,
  ASK_TO_CANCEL: CancelDialog,
  AGREE_TO_CANCEL: AnswerCancelDialog,
  DECLINE_TO_CANCEL: AnswerCancelDialog,
  WITHDRAW_CANCEL: WithdrawCancelDialog,
  RAISE_DISPUTE: RaiseDisputeDialog,
};

/** The dialog of a step, whichever it is; how the job stands, when that has become something else meanwhile. */
export function StepDialog(props: JobDialogProps) {
  const { code, action } = props.step;
  const { moved, setStage } = useMoved(props);
  if (moved) return <MovedDialog job={moved} onClose={props.onClose} />;
  const Dialog = code === 'EMAIL_NOT_VERIFIED' ? VerifyEmailDialog : dialogs[action];
  return (
    <StageContext value={setStage}>
      <Dialog {...props} />
    </StageContext>
  );
}
