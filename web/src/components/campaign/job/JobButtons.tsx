import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded';
import LockOutlineRounded from '@mui/icons-material/LockOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { serverSentence } from '../../../languages/serverSentence.ts';
import { t } from '../../../languages/t.ts';
import { termsPath } from '../../../lib/navigation/pagePaths.ts';
import { Link } from '../../../routing/Link.tsx';
import { oneLine } from '../../display/oneLine.ts';
import { useOpenConversation } from '../../messages/useOpenConversation.ts';
import { StickyFoot } from '../../page/StickyFoot.tsx';
import { EscrowLink } from '../dialogs/EscrowLink.tsx';
import { agreementWays, type Way } from './agreementWays.ts';
import { actionText, leadingStep, onButtons } from './jobActions.ts';
import { isPressable, type NextStep } from './pressable.ts';
import { useStartStep } from './startStep.ts';
import { isLongerUse } from './texts/endMilestones.ts';

type Props = {
  job: JobFragment;
  /** Full width, one above the other, with the explanation of held payments; on phones the leading one sticks to the bottom. */
  wide?: boolean;
  /** On the job's own page: large, the leading one stuck to the bottom of phones, and the way to the other side. */
  page?: boolean;
};

/** What the viewer may do next, exactly as the API says; what is not possible says why. */
export function JobButtons({ job, wide, page }: Props) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const buttons = job.nextSteps.filter((step) => onButtons(step, job));
  const leading = leadingStep(buttons, job);
  const large = !!wide || !!page;
  const steps = large ? inColumn(buttons, leading) : inRow(buttons, leading);
  const completed = job.mySide === 'APPLICANT' && job.doneAt !== null && !isLongerUse(job);
  const pays = large && buttons.some((step) => step.action === 'PAY');
  const stuck = steps.filter((step) => !isPressable(step));
  const ways = page ? agreementWays(job).filter(({ strong }) => strong) : [];
  const writes = !!page && job.mySide !== 'NOBODY';
  const foot = large && isNarrow ? footOf({ page: !!page, job, leading, ways }) : null;
  const draw = (step: NextStep) => (
    <StepButton
      key={step.action}
      job={job}
      step={step}
      leading={step === leading}
      large={large}
      page={page}
    />
  );
  const answers = ways
    .filter((way) => way !== foot)
    .map((way) => <WayButton key={way.text} way={way} leads={!leading} />);
  const inside = [
    // The one in papaya comes first.
    ...(leading ? [] : answers),
    ...steps.filter((step) => isPressable(step) && step !== foot).map(draw),
    ...(leading ? answers : []),
    ...(writes && !isNarrow ? [<WriteButton key="write" job={job} />] : []),
    ...stuck.map(draw),
    ...(completed ? [<Completed key="completed" wide={!!wide} large={large} />] : []),
    ...(pays ? [<EscrowLink key="escrow" />] : []),
  ];
  return (
    <>
      {inside.length > 0 && <Box sx={page ? onPage : wide ? onCard : inList}>{inside}</Box>}
      {foot && (
        <StickyFoot>
          {foot === 'WRITE' ? (
            <WriteButton job={job} />
          ) : 'action' in foot ? (
            draw(foot)
          ) : (
            <WayButton way={foot} leads />
          )}
        </StickyFoot>
      )}
    </>
  );
}

type FootProps = { page: boolean; job: JobFragment; leading: NextStep | undefined; ways: readonly Way[] };

/** What stands within reach of the thumb: the leading step, terms to answer, or the way to who has to move. */
function footOf({ page, job, leading, ways }: FootProps): NextStep | Way | 'WRITE' | null {
  const waits = page && job.mySide !== 'NOBODY' && job.turn !== 'NOBODY' && job.turn !== job.mySide;
  return leading ?? ways[0] ?? (waits ? 'WRITE' : null);
}

/** Where something about the agreement waits for the viewer; papaya unless a step of the job leads. */
function WayButton({ way: { to, text }, leads }: { way: Way; leads: boolean }) {
  return (
    <Button
      component={Link}
      to={to}
      variant={leads ? 'contained' : 'outlined'}
      size="large"
      sx={inPlace(leads)}
    >
      {text}
    </Button>
  );
}

function Completed({ wide, large }: { wide: boolean; large: boolean }) {
  return (
    <Button disabled variant="outlined" fullWidth={wide} size={large ? 'large' : 'medium'}>
      {t('Job Completed')}
    </Button>
  );
}

const onCard = { display: 'flex', flexDirection: 'column', gap: 1 } as const;
const inList = { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 } as const;
const onPage = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  flexWrap: 'wrap',
  alignItems: { md: 'flex-start' },
  gap: 1.25,
  mt: 2.5,
} as const;

/** Opens the conversation with the other side. */
function WriteButton({ job }: { job: JobFragment }) {
  const { open, busy } = useOpenConversation();
  const { id, fullName } = job.mySide === 'APPLICANT' ? job.campaign.owner : job.applicant;
  return (
    <Button
      variant="outlined"
      size="large"
      disabled={busy}
      startIcon={<ChatBubbleOutlineRounded aria-hidden />}
      onClick={() => void open(id)}
      sx={{ flex: { xs: 1, md: 'none' }, minWidth: 0 }}
    >
      <Box component="span" sx={oneLine}>
        {t('Message {fullName}', { fullName })}
      </Box>
    </Button>
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

type StepProps = {
  job: JobFragment;
  step: NextStep;
  leading: boolean;
  large: boolean;
  page: boolean | undefined;
};

/** On desktops the leading one is a little wider than its words. */
const inPlace = (leading: boolean) => ({
  minWidth: { xs: 0, md: leading ? 240 : 0 },
  flexGrow: { xs: 1, md: 0 },
});

function StepButton({ job, step, leading, large, page }: StepProps) {
  const start = useStartStep();
  const reasonId = useId();
  const stuck = !isPressable(step);
  // Other terms have a page of their own, which says the reason.
  const isElsewhere = step.action === 'COUNTER_OFFER';
  const reason = isElsewhere ? null : step.reason;
  return (
    <Box sx={page ? inPlace(leading) : large ? { minWidth: 0, flexGrow: 1 } : { minWidth: 0, maxWidth: 230 }}>
      <Button
        variant={leading ? 'contained' : 'outlined'}
        size={large ? 'large' : 'medium'}
        fullWidth={large}
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
