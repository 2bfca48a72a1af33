import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RemarkAction } from '../../../__generated__/enums.ts';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { SecondaryText } from '../../display/SecondaryText.tsx';
import { countWords } from '../../work/workWords.ts';
import { handInText, leadingHandIn } from '../job/jobActions.ts';
import { isPressable } from '../job/pressable.ts';
import { useStartStep } from '../job/startStep.ts';
import { awaitedKind, isToHandIn, nextToHandIn, unanswered } from './deliverableStates.ts';
import type { DeliverableWork } from './jobWorkDocument.ts';

type Props = { job: JobFragment; deliverable: DeliverableWork };

/** What the viewer can do with one deliverable. The next one to hand in has the button of the job. */
export function DeliverableActions({ job, deliverable }: Props) {
  const isMine = deliverable.by === job.mySide;
  const submission = unanswered(deliverable);
  if (isMine && (isToHandIn(deliverable) || deliverable.state === 'PUBLISHED'))
    return <HandIn job={job} deliverable={deliverable} />;
  if (isMine || deliverable.by === 'OWNER' || !submission) return null;
  const { rounds, roundsUsed } = deliverable;
  const what = countWords(deliverable);
  const open = submission.kind === 'DRAFT' ? t('Open draft') : t('Approve');
  return (
    <Box sx={{ mt: 1.5, ml: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Step
          job={job}
          deliverable={deliverable}
          action="APPROVE_WORK"
          text={open}
          label={`${open}: ${what}`}
        />
        {roundsUsed < rounds && (
          <Step
            job={job}
            deliverable={deliverable}
            action="ASK_FOR_CHANGES"
            text={t('Ask for changes')}
            label={t('Ask for changes to {what}', { what })}
          />
        )}
      </Box>
      <SecondaryText sx={{ mt: 0.75, fontSize: 13 }}>
        {t('{roundsUsed} of {rounds, plural, one {# round} other {# rounds}} used', { roundsUsed, rounds })}
      </SecondaryText>
    </Box>
  );
}

function HandIn({ job, deliverable }: Props) {
  const isNext = nextToHandIn(job, job.mySide)?.id === deliverable.id;
  if (isNext && leadingHandIn(job)) return null;
  const action = awaitedKind(deliverable) === 'DRAFT' ? 'HAND_IN_DRAFT' : 'HAND_IN_WORK';
  const text = handInText(deliverable);
  const label = deliverable.state === 'PUBLISHED' ? `${text}: ${countWords(deliverable)}` : text;
  return (
    <Box sx={{ mt: 1.5, ml: 4, '&:empty': { display: 'none' } }}>
      <Step job={job} deliverable={deliverable} action={action} text={text} label={label} />
    </Box>
  );
}

type StepProps = Props & { action: RemarkAction; text: string; label?: string };

function Step({ job, deliverable, action, text, label }: StepProps) {
  const start = useStartStep();
  const step = job.nextSteps.find((next) => next.action === action && isPressable(next));
  if (!step) return null;
  return (
    <Button variant="outlined" aria-label={label} onClick={() => start(job, step, deliverable.id)}>
      {text}
    </Button>
  );
}
