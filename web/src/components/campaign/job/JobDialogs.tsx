import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import type { RemarkAction } from '../../../__generated__/enums.ts';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { AcceptOfferDialog } from '../dialogs/AcceptOfferDialog.tsx';
import { AnswerCancelDialog } from '../dialogs/AnswerCancelDialog.tsx';
import { CancelDialog } from '../dialogs/CancelDialog.tsx';
import { HireDialog } from '../dialogs/HireDialog.tsx';
import { MarkDoneDialog } from '../dialogs/MarkDoneDialog.tsx';
import { OfferDialog } from '../dialogs/OfferDialog.tsx';
import { PayDialog } from '../dialogs/PayDialog.tsx';
import { RaiseDisputeDialog } from '../dialogs/RaiseDisputeDialog.tsx';
import { RejectOfferDialog } from '../dialogs/RejectOfferDialog.tsx';
import { ReleaseDialog } from '../dialogs/ReleaseDialog.tsx';
import { VerifyEmailDialog } from '../dialogs/VerifyEmailDialog.tsx';
import { WithdrawCancelDialog } from '../dialogs/WithdrawCancelDialog.tsx';
import type { NextStep } from './jobActions.ts';

export type JobDialogProps = {
  /** The job as it was when the button was pressed. */
  job: JobFragment;
  step: NextStep;
  onClose: () => void;
};

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

type Start = (job: JobFragment, step: NextStep) => void;
const StartContext = createContext<Start>(() => undefined);

/** Opens the dialog of a step. */
export const useStartStep = () => useContext(StartContext);

/**
 * Holds the dialogs of a page's jobs. They live here, above rows and cards, because a row may leave its list the moment
 * its step succeeds, and the dialog still has to say so.
 */
export function JobDialogs({ children }: { children: ReactNode }) {
  const [running, setRunning] = useState<{ job: JobFragment; step: NextStep } | null>(null);
  const start = useCallback<Start>((job, step) => setRunning({ job, step }), []);
  const dialog = useMemo(() => {
    if (!running) return null;
    const Dialog =
      running.step.code === 'EMAIL_NOT_VERIFIED' ? VerifyEmailDialog : dialogs[running.step.action];
    return <Dialog {...running} onClose={() => setRunning(null)} />;
  }, [running]);
  return (
    <StartContext value={start}>
      {children}
      {dialog}
    </StartContext>
  );
}
