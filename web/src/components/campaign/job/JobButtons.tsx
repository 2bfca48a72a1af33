import LockOutlineRounded from '@mui/icons-material/LockOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { serverSentence } from '../../../languages/serverSentence.ts';
import { t } from '../../../languages/t.ts';
import { termsPath } from '../../../lib/navigation/pagePaths.ts';
import { Link } from '../../../routing/Link.tsx';
import { EscrowLink } from '../dialogs/EscrowLink.tsx';
import { useStartStep } from './JobDialogs.tsx';
import { actionText, isPressable, leadingStep, type NextStep, onButtons } from './jobActions.ts';

type Props = {
  job: JobFragment;
  /** Full width, one above the other, with the explanation of held payments: on the job card. */
  wide?: boolean;
};

/** What the viewer may do next, exactly as the API says; what is not possible says why. */
export function JobButtons({ job, wide }: Props) {
  const buttons = job.nextSteps.filter(onButtons);
  const leading = leadingStep(buttons, job);
  const steps = wide ? inColumn(buttons, leading) : inRow(buttons, leading);
  const completed = job.mySide === 'APPLICANT' && job.doneAt !== null;
  const pays = wide && buttons.some((step) => step.action === 'PAY');
  if (steps.length === 0 && !completed) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: wide ? 'column' : 'row',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        gap: 1,
      }}
    >
      {steps.map((step) => (
        <StepButton key={step.action} job={job} step={step} leading={step === leading} wide={wide} />
      ))}
      {completed && (
        <Button disabled variant="outlined" fullWidth={wide} size={wide ? 'large' : 'medium'}>
          {t('Job Completed')}
        </Button>
      )}
      {pays && <EscrowLink />}
    </Box>
  );
}

/** The leading step, the other answer, what else can be pressed, and what cannot. */
function inColumn(steps: readonly NextStep[], leading: NextStep | undefined): NextStep[] {
  const rank = (step: NextStep) =>
    step === leading ? 0 : step.action === 'AGREE_TO_CANCEL' ? 1 : isPressable(step) ? 2 : 3;
  return steps.toSorted((a, b) => rank(a) - rank(b));
}

/** A row has room for what can be pressed; only when nothing can, it says why. The leading step stands last. */
function inRow(steps: readonly NextStep[], leading: NextStep | undefined): NextStep[] {
  const pressable = inColumn(steps.filter(isPressable), leading);
  return pressable.length > 0 ? pressable.toReversed() : steps.slice(0, 1);
}

type StepProps = { job: JobFragment; step: NextStep; leading: boolean; wide?: boolean };

function StepButton({ job, step, leading, wide }: StepProps) {
  const start = useStartStep();
  const reasonId = useId();
  const stuck = !isPressable(step);
  // Other terms have a page of their own, which says the reason.
  const isElsewhere = step.action === 'COUNTER_OFFER';
  const reason = isElsewhere ? null : step.reason;
  return (
    <Box sx={{ minWidth: 0, maxWidth: wide ? 'none' : 230 }}>
      <Button
        variant={leading ? 'contained' : 'outlined'}
        size={wide ? 'large' : 'medium'}
        fullWidth={wide}
        disabled={stuck}
        startIcon={stuck ? <LockOutlineRounded aria-hidden /> : undefined}
        aria-describedby={reason ? reasonId : undefined}
        {...(isElsewhere
          ? { component: Link, to: `${termsPath(job.id)}?change=1` }
          : { onClick: () => start(job, step) })}
      >
        {actionText(step, job)}
      </Button>
      {reason && (
        <Typography id={reasonId} variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.75 }}>
          {serverSentence(step)}
        </Typography>
      )}
    </Box>
  );
}
