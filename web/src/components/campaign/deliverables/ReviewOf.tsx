import { type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import type { JobDialogProps } from '../job/jobActions.ts';
import { describeJob } from '../job/texts/describeJob.ts';
import { type Stage, StageContext } from '../job/useMoved.ts';
import { answeredWords } from './answeredWords.ts';
import { draftInReview, unanswered } from './deliverableStates.ts';
import type { DeliverableWork, Submission } from './jobWorkDocument.ts';
import { WorkOf } from './WorkOf.tsx';

export type Reviewed = {
  deliverable: DeliverableWork;
  submission: Submission;
  /** Why it cannot be answered any more; null while it can. */
  over: string | null;
};

type Props = JobDialogProps & { children: (reviewed: Reviewed) => ReactNode };

/** A dialog about the version that waits for an answer. It stays open when that came from elsewhere, and says so. */
export function ReviewOf({ children, ...props }: Props) {
  const { job, about, onClose } = props;
  const tell = useContext(StageContext);
  const [stage, setStage] = useState<Stage>('waiting');
  const both = useCallback(
    (next: Stage) => {
      tell(next);
      setStage(next);
    },
    [tell],
  );
  return (
    <StageContext value={both}>
      <WorkOf job={job} id={about ?? draftInReview(job)?.id} onClose={onClose}>
        {(deliverable) => (
          <Version {...props} deliverable={deliverable} isOwn={stage === 'sent'}>
            {children}
          </Version>
        )}
      </WorkOf>
    </StageContext>
  );
}

type VersionProps = Props & { deliverable: DeliverableWork; isOwn: boolean };

function Version({ job, moved, deliverable, isOwn, children }: VersionProps) {
  const first = useRef((unanswered(deliverable) ?? deliverable.submissions[0])?.id);
  const submission = deliverable.submissions.find(({ id }) => id === first.current);
  if (!submission) return null;
  const elsewhere = () => answeredWords(job, submission) ?? (moved ? describeJob(moved).turn : null);
  return children({ deliverable, submission, over: isOwn ? null : elsewhere() });
}
