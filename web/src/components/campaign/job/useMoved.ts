import { useFragment, useQuery } from '@apollo/client/react';
import { createContext, useMemo, useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { isPressable, type NextStep } from './pressable.ts';

const JobStateDocument = graphql(`
  fragment JobState on Remark {
    id
    state
  }
`);

/** A job as it stands. */
export const JobNowDocument = graphql(`
  query JobNow($id: ID!) {
    remark(id: $id) { ...Job }
  }
`);

/** How far the step of an open dialog is; `refused` because the job stands elsewhere. */
export type Stage = 'waiting' | 'sent' | 'refused';

/** For who sends the step of a dialog: its own doing is no surprise to it. */
export const StageContext = createContext<(stage: Stage) => void>(() => undefined);

/** Whether a step means what it meant when its dialog was opened. Cancelling does not after the hire. */
function isStillPossible(now: JobFragment, { job, step }: { job: JobFragment; step: NextStep }): boolean {
  const isSame = step.action !== 'CANCEL' || !now.hiredAt === !job.hiredAt;
  return isSame && now.nextSteps.some((next) => next.action === step.action && isPressable(next));
}

/**
 * Watches the job of an open dialog: once the other side, or the reader in another tab, has moved it so that the step is
 * not possible any more, `moved` is the job as it stands. A step whose answer was lost counts as sent.
 */
export function useMoved(opened: { job: JobFragment; step: NextStep }) {
  const [stage, setStage] = useState<Stage>('waiting');
  const { id, state } = opened.job;
  const from = useMemo(() => ({ __typename: 'Remark' as const, id }), [id]);
  const { data } = useFragment({ fragment: JobStateDocument, from });
  const isElsewhere = stage === 'refused' || (stage === 'waiting' && !!data.state && data.state !== state);
  const now = useQuery(JobNowDocument, {
    variables: { id },
    skip: !isElsewhere,
    fetchPolicy: 'network-only',
  });
  const job = isElsewhere ? now.data?.remark : null;
  return { moved: job && !isStillPossible(job, opened) ? job : null, setStage };
}
