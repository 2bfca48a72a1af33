import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { formatInstant } from '../../../lib/format/formatDate.ts';
import { SecondaryText } from '../../display/SecondaryText.tsx';
import { Sign } from '../../display/Sign.tsx';
import { SoftTag } from '../../display/SoftTag.tsx';
import { PlainList } from '../../list/PlainList.tsx';
import { platformNames, platformSigns } from '../../work/workNames.ts';
import { countWords } from '../../work/workWords.ts';
import { DeliverableActions } from './DeliverableActions.tsx';
import { isToHandIn, tagOf } from './deliverableStates.ts';
import type { DeliverableWork } from './jobWorkDocument.ts';
import { SubmissionEntries } from './SubmissionEntries.tsx';

type Props = { job: JobFragment; deliverable: DeliverableWork };

/** A deliverable with its state, its whole history and what the viewer can do with it. */
export function DeliverableCard({ job, deliverable }: Props) {
  const { platform, note, draftFirst } = deliverable;
  const tag = tagOf(deliverable, job.mySide);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '20px minmax(0, 1fr)',
        columnGap: 1.5,
        p: { xs: 2, md: 2.5 },
      }}
    >
      <Box sx={{ pt: '2px' }}>
        <Sign name={platformSigns[platform]} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'flex-start',
          gap: 1,
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Box component="h3" sx={{ m: 0, fontSize: 16, fontWeight: 700, lineHeight: 1.4 }}>
            {countWords(deliverable)}
          </Box>
          <SecondaryText>
            {t(platformNames[platform])} · {draftFirst ? t('draft first') : t('no draft needed')}
          </SecondaryText>
        </Box>
        <SoftTag tone={tag.tone}>
          {tag.isMine && <Dot />}
          {t(tag.text)}
        </SoftTag>
        {note && <SecondaryText sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>{note}</SecondaryText>}
        <Due job={job} deliverable={deliverable} />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <History job={job} deliverable={deliverable} />
        <DeliverableActions job={job} deliverable={deliverable} />
      </Box>
    </Box>
  );
}

const Dot = () => (
  <Box
    component="span"
    sx={{
      display: 'inline-block',
      width: 6,
      height: 6,
      mr: 0.75,
      borderRadius: '50%',
      bgcolor: 'primary.main',
      verticalAlign: 'middle',
    }}
  />
);

/** Until when the influencer hands in, while that is open. */
function Due({ job: { workDueAt, state }, deliverable }: Props) {
  if (!workDueAt || state !== 'HIRED' || deliverable.by !== 'APPLICANT' || !isToHandIn(deliverable))
    return null;
  return (
    <SecondaryText sx={{ flexBasis: '100%' }}>
      {t('Due {time}', { time: formatInstant(workDueAt) })}
    </SecondaryText>
  );
}

/** Versions that are in sight at once. */
const SHOWN = 2;

function History({ job, deliverable }: Props) {
  const [all, setAll] = useState(false);
  const { submissions } = deliverable;
  if (submissions.length === 0) return null;
  const shown = all ? submissions : submissions.slice(0, SHOWN);
  const hidden = submissions.length - shown.length;
  const what = countWords(deliverable);
  return (
    <>
      <PlainList
        component="ol"
        label={t('History of {what}', { what })}
        sx={{ display: 'grid', gap: 1.5, mt: 1.75 }}
      >
        {shown.map((submission) => (
          <SubmissionEntries
            key={submission.id}
            job={job}
            deliverable={deliverable}
            submission={submission}
          />
        ))}
      </PlainList>
      {hidden > 0 && (
        <Button color="inherit" onClick={() => setAll(true)} sx={{ mt: 0.5, ml: 2, color: 'info.main' }}>
          {t('{hidden, plural, one {Show # earlier version} other {Show # earlier versions}}', { hidden })}
        </Button>
      )}
    </>
  );
}
