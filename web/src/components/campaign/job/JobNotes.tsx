import Box from '@mui/material/Box';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { LinkedText } from '../../display/LinkedText.tsx';

/** What was written when the work was done, and when the job was cancelled. */
export function JobNotes({ job }: { job: JobFragment }) {
  const { doneText, cancelReason, applicant, deliverables } = job;
  return (
    <>
      {doneText && deliverables.length === 0 && (
        <JobNote
          text={doneText}
          by={t('{fullName}, when the work was done', { fullName: applicant.fullName })}
        />
      )}
      {cancelReason && <JobNote text={cancelReason} by={cancelNoteBy(job)} />}
    </>
  );
}

/** Who gave the reason: whoever asked, or else cancelled. */
function cancelNoteBy({ timeline, campaign, applicant }: JobFragment): string {
  const entry = timeline.findLast(({ action }) => ['askToCancel', 'cancel', 'decline'].includes(action));
  const name = entry?.by === 'APPLICANT' ? applicant.fullName : campaign.owner.fullName;
  if (entry?.action === 'decline') return t('{name}, when declining', { name });
  return entry?.action === 'cancel'
    ? t('{name}, when cancelling', { name })
    : t('{name}, when asking to cancel', { name });
}

function JobNote({ text, by }: { text: string; by: string }) {
  return (
    <Box
      component="figure"
      sx={{
        m: 0,
        mb: 2.5,
        '&:last-child': { mb: 0 },
        px: 2,
        py: 1.5,
        borderRadius: '12px',
        bgcolor: 'background.default',
        fontSize: 14,
      }}
    >
      <Box component="blockquote" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        <LinkedText text={text} />
      </Box>
      <Box component="figcaption" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {by}
      </Box>
    </Box>
  );
}
