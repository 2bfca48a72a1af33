import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type {
  AmendmentPartsFragment,
  JobFragment,
  WorkPartsFragment,
} from '../../../../__generated__/graphql.ts';
import { DeadlineNote } from '../../../../components/campaign/job/DeadlineBox.tsx';
import { isPressable, type NextStep } from '../../../../components/campaign/job/pressable.ts';
import { SecondaryText } from '../../../../components/display/SecondaryText.tsx';
import { StickyFoot } from '../../../../components/page/StickyFoot.tsx';
import { changeRows } from '../../../../components/terms/changeRows.ts';
import { Quoted } from '../../../../components/terms/Quoted.tsx';
import { TermList } from '../../../../components/terms/TermList.tsx';
import { serverSentence } from '../../../../languages/serverSentence.ts';
import { t } from '../../../../languages/t.ts';
import { formatDayTime } from '../../../../lib/format/formatDate.ts';
import { type Asked, type ChangeAnswer, ChangeDialog } from './ChangeDialogs.tsx';
import { finishWords } from './finishWords.ts';

type Props = {
  job: JobFragment;
  amendment: AmendmentPartsFragment;
  agreed: WorkPartsFragment | null | undefined;
  other: string;
  /** Opens the form; null when nothing can be proposed, or it is open. */
  onChange: (() => void) | null;
};

/** The change that waits for an answer: until when, what it changes in the deal, and the answers to it. */
export function ChangeView({ job, amendment, agreed, other, onChange }: Props) {
  const { rows, changes } = changeRows(job, agreed, amendment.work);
  const finish = finishWords(job, amendment);
  const by = amendment.proposedBy === 'APPLICANT' ? job.applicant : job.campaign.owner;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {amendment.lapsesAt && (
        <DeadlineNote
          label={t('Proposal lapses')}
          at={amendment.lapsesAt}
          meaning={() => t('Without an answer by then, the deal stays as it is.')}
        />
      )}
      {amendment.message && (
        <Quoted text={amendment.message} by={`${by.fullName} · ${formatDayTime(amendment.createdAt)}`} />
      )}
      {finish && (
        <Alert severity="info" role="note">
          {finish}
        </Alert>
      )}
      <Card component="section" aria-labelledby="proposal" sx={{ p: 2.5 }}>
        <Typography variant="h5" component="h2" id="proposal" sx={{ mb: 1 }}>
          {t('Proposed change')}
        </Typography>
        <TermList rows={rows} changes={changes} />
      </Card>
      <Answers
        job={job}
        about={{ amendmentId: amendment.id, changes, finish }}
        other={other}
        onChange={onChange}
      />
    </Box>
  );
}

const find = (job: JobFragment, action: NextStep['action']) =>
  job.nextSteps.find((step) => step.action === action);

type AnswersProps = Pick<Props, 'job' | 'other' | 'onChange'> & {
  about: Omit<Asked, 'answer'>;
};

function Answers({ job, about, other, onChange }: AnswersProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (answer: ChangeAnswer) => setAsked({ answer, ...about });
  const accept = find(job, 'ACCEPT_AMENDMENT');
  const button = accept && (
    <Button
      variant="contained"
      size="large"
      disabled={!isPressable(accept)}
      onClick={() => ask('accept')}
      sx={{ flex: { xs: 1, md: 'none' } }}
    >
      {t('Accept new terms')}
    </Button>
  );
  return (
    <>
      {accept?.reason && <SecondaryText>{serverSentence(accept)}</SecondaryText>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {button && <Box sx={{ display: { xs: 'none', md: 'block' } }}>{button}</Box>}
        {onChange && (
          <Button variant="outlined" size="large" onClick={onChange}>
            {t('Change the terms')}
          </Button>
        )}
        {find(job, 'REJECT_AMENDMENT') && (
          <Button color="inherit" size="large" onClick={() => ask('reject')}>
            {t('Reject')}
          </Button>
        )}
        {find(job, 'WITHDRAW_AMENDMENT') && (
          <Button color="inherit" size="large" onClick={() => ask('withdraw')}>
            {t('Withdraw terms')}
          </Button>
        )}
      </Box>
      {button && <StickyFoot>{button}</StickyFoot>}
      {asked && <ChangeDialog {...asked} other={other} onClose={() => setAsked(null)} />}
    </>
  );
}
