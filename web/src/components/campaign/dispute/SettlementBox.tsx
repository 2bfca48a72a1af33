import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RemarkAction } from '../../../__generated__/enums.ts';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { serverSentence } from '../../../languages/serverSentence.ts';
import { t } from '../../../languages/t.ts';
import { ownProposal, theirProposal } from '../dialogs/SettlementDialogs.tsx';
import { actionText } from '../job/jobActions.ts';
import { useStartStep } from '../job/startStep.ts';
import { otherSide } from '../job/texts/describeJob.ts';
import { SplitShares } from './SplitShares.tsx';

/** How the two can end a dispute themselves: what each proposes, and the answers to it. */
export function SettlementBox({ job }: { job: JobFragment }) {
  const [theirs, mine] = [theirProposal(job), ownProposal(job)];
  const last = job.dispute?.settlements.find(({ by }) => by === job.mySide);
  const name = otherSide(job);
  return (
    <Box
      component="section"
      aria-labelledby="settle-title"
      sx={{
        p: 2.5,
        mb: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        bgcolor: 'background.paper',
      }}
    >
      <Typography id="settle-title" variant="h5" component="h3" sx={{ mb: 0.5 }}>
        {theirs ? t('{name} proposes a split', { name }) : t('Agree between yourselves')}
      </Typography>
      <Box sx={{ color: 'text.secondary', fontSize: 14.5 }} aria-live="polite">
        {t('Agree on a split and the money moves, without a decision by support.')}
      </Box>
      {theirs && (
        <>
          <SplitShares job={job} released={theirs.release} refunded={theirs.refund} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
            <SettleButton job={job} action="ACCEPT_SETTLEMENT" leading />
            <SettleButton job={job} action="DECLINE_SETTLEMENT" />
          </Box>
        </>
      )}
      {mine && (
        <Box sx={{ mt: 2 }}>
          <Box sx={{ fontWeight: 650 }}>{t('Waiting for {name} to answer', { name })}</Box>
          <SplitShares job={job} released={mine.release} refunded={mine.refund} />
        </Box>
      )}
      {last?.state === 'DECLINED' && (
        <Box sx={{ mt: 1.5, fontWeight: 650 }}>{t('{name} declined your last proposal.', { name })}</Box>
      )}
      <Box sx={{ mt: 2 }}>
        <SettleButton job={job} action="PROPOSE_SETTLEMENT" />
      </Box>
    </Box>
  );
}

type ButtonProps = { job: JobFragment; action: RemarkAction; leading?: boolean };

function SettleButton({ job, action, leading }: ButtonProps) {
  const start = useStartStep();
  const step = job.nextSteps.find((next) => next.action === action);
  if (!step) return null;
  return (
    <div>
      <Button
        variant={leading ? 'contained' : 'outlined'}
        disabled={!step.allowed}
        onClick={() => start(job, step)}
      >
        {actionText(step, job)}
      </Button>
      {step.reason && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.75 }}>
          {serverSentence(step)}
        </Typography>
      )}
    </div>
  );
}
