import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { formatDayTime, formatInstant } from '../../../lib/format/formatDate.ts';
import { SecondaryText } from '../../display/SecondaryText.tsx';
import { FormError } from '../../form/FormError.tsx';
import { NoticeDialog } from '../../overlay/AppDialog.tsx';
import { Dialog } from '../../overlay/Dialog.tsx';
import { countWords } from '../../work/workWords.ts';
import { roundOf } from '../deliverables/deliverableStates.ts';
import { type Reviewed, ReviewOf } from '../deliverables/ReviewOf.tsx';
import { WordsOf } from '../deliverables/WordsOf.tsx';
import { WorkLinks } from '../deliverables/WorkLinks.tsx';
import { PictureStrip } from '../gallery/PictureStrip.tsx';
import { type JobDialogProps } from '../job/jobActions.ts';
import { isPressable } from '../job/pressable.ts';
import { useStartStep } from '../job/startStep.ts';
import { useStep } from '../job/useStep.ts';
import { ChangesForm } from './AskForChangesDialog.tsx';
import { StepQuestion } from './StepQuestion.tsx';

export const ApproveWorkDocument = graphql(`
  mutation ApproveWork($input: ApproveWorkInput!) {
    approveWork(input: $input) { remark { ...Job ...JobWork } }
  }
`);

/** A draft full screen, with both answers; published work is only asked about, as its link leads to it. */
export function ReviewWorkDialog(props: JobDialogProps) {
  return (
    <ReviewOf {...props}>
      {(reviewed) =>
        reviewed.submission.kind === 'DRAFT' ? (
          <DraftReview {...props} {...reviewed} />
        ) : (
          <ApproveQuestion {...props} {...reviewed} />
        )
      }
    </ReviewOf>
  );
}

type Props = JobDialogProps & Reviewed;

function ApproveQuestion({ deliverable, submission, over, onClose }: Props) {
  if (over) {
    return (
      <NoticeDialog title={t('Nothing was sent')} onClose={onClose}>
        {over}
      </NoticeDialog>
    );
  }
  return (
    <StepQuestion
      mutation={ApproveWorkDocument}
      input={{ submissionId: submission.id }}
      title={t('Approve {what}?', { what: countWords(deliverable) })}
      no={t('Not now')}
      yes={t('Approve')}
      done={t('Work approved')}
      onClose={onClose}
    >
      {t('Approved work can’t be disputed.')}
      <WorkLinks links={submission.links} />
    </StepQuestion>
  );
}

function DraftReview(props: Props) {
  const { deliverable, submission, over, onClose } = props;
  const { finish, busy, failure } = useStep(ApproveWorkDocument);
  const [asking, setAsking] = useState(false);
  const titleId = useId();
  const approve = () =>
    finish({ submissionId: submission.id }, { said: t('Draft approved'), onDone: onClose });
  return (
    <Dialog open fullScreen onClose={busy ? undefined : onClose} aria-labelledby={titleId} slotProps={plain}>
      <Box sx={bar}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={titleId} variant="h4" component="h2">
            {t('{what}, draft {version}', { what: countWords(deliverable), version: submission.version })}
          </Typography>
          <SecondaryText>
            {props.job.applicant.fullName} · {formatDayTime(submission.createdAt)}
          </SecondaryText>
        </Box>
        <IconButton onClick={onClose} disabled={busy} aria-label={t('Close')}>
          <CloseRounded />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto', px: 2, py: 2.5 }}>
        <Box sx={{ maxWidth: 720, mx: 'auto', display: 'grid', gap: 2.5 }}>
          <Draft {...props} />
        </Box>
      </Box>
      <Box sx={foot}>
        <Box sx={{ maxWidth: 720, mx: 'auto', width: 1 }}>
          <FormError text={over ?? failure?.message} />
          {over ? (
            <Button variant="outlined" size="large" fullWidth onClick={onClose} sx={{ mt: 1 }}>
              {t('Close')}
            </Button>
          ) : (
            <Answers {...props} busy={busy} onApprove={approve} onAsk={() => setAsking(true)} />
          )}
        </Box>
      </Box>
      {asking && <ChangesForm {...props} onClose={() => setAsking(false)} onDone={onClose} />}
    </Dialog>
  );
}

const plain = { paper: { sx: { borderRadius: 0, border: 0, bgcolor: 'background.default' } } } as const;
const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const foot = {
  px: 2,
  py: 1.5,
  pb: 'calc(12px + env(safe-area-inset-bottom))',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** What was handed in, and what was asked for before, so that the two can be compared. */
function Draft({ job, deliverable, submission }: Props) {
  const before = deliverable.submissions.find(({ changes }) => changes);
  const what = countWords(deliverable);
  return (
    <>
      <PictureStrip
        large
        pictures={submission.pictures}
        label={t('Pictures of {title}', { title: what })}
        title={what}
      />
      <WorkLinks links={submission.links} />
      {submission.note && <WordsOf text={submission.note} by={job.applicant.fullName} />}
      {before?.changes && (
        <Box>
          <Box sx={{ fontWeight: 700, mb: 0.5 }}>
            {t('Changes asked, round {round} of {rounds}', {
              round: roundOf(deliverable, before),
              rounds: deliverable.rounds,
            })}
          </Box>
          <WordsOf text={before.changes} by={job.campaign.owner.fullName} />
        </Box>
      )}
      {submission.answerBy && (
        <SecondaryText>
          {t('Without an answer it counts as approved from {time}.', {
            time: formatInstant(submission.answerBy),
          })}
        </SecondaryText>
      )}
    </>
  );
}

type AnswersProps = Props & { busy: boolean; onApprove: () => void; onAsk: () => void };

/** Both answers, and how many rounds are left; without one a dispute is the other answer. */
function Answers({ job, deliverable, busy, onApprove, onAsk }: AnswersProps) {
  const start = useStartStep();
  const left = deliverable.rounds - deliverable.roundsUsed;
  const dispute = job.nextSteps.find((next) => next.action === 'RAISE_DISPUTE' && isPressable(next));
  return (
    <>
      <SecondaryText sx={{ mb: 1 }}>
        {left > 0
          ? t('{left, plural, one {# round of changes is left.} other {# rounds of changes are left.}}', {
              left,
            })
          : t('No round of changes is left. Approve the draft, or raise a dispute.')}
      </SecondaryText>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { flex: { xs: 1, sm: 'none' } } }}>
        <Button variant="contained" size="large" disabled={busy} onClick={onApprove}>
          {t('Approve draft')}
        </Button>
        {left > 0 && (
          <Button variant="outlined" size="large" disabled={busy} onClick={onAsk}>
            {t('Ask for changes')}
          </Button>
        )}
        {left <= 0 && dispute && (
          <Button variant="outlined" size="large" disabled={busy} onClick={() => start(job, dispute)}>
            {t('Raise Dispute')}
          </Button>
        )}
      </Box>
    </>
  );
}
