import Box from '@mui/material/Box';
import { useId } from 'react';
import type { AmendmentPartsFragment, JobFragment, WorkPartsFragment } from '../../__generated__/graphql.ts';
import { t } from '../../languages/t.ts';
import { formatInstant } from '../../lib/format/formatDate.ts';
import { useNow } from '../../lib/format/useNow.ts';
import { termsPath } from '../../lib/navigation/pagePaths.ts';
import { Link } from '../../routing/Link.tsx';
import { changeRows } from './changeRows.ts';
import { Changed } from './TermList.tsx';

type Props = {
  job: JobFragment & { amendments: readonly AmendmentPartsFragment[] };
  agreed: WorkPartsFragment | null | undefined;
};

/** On a running job: which other terms wait for an answer, whose, and until when. Nothing when none do. */
export function ChangeNote({ job, agreed }: Props) {
  const id = useId();
  const now = useNow();
  const pending = job.amendments.find(({ state }) => state === 'PENDING');
  if (!pending || (pending.lapsesAt && new Date(pending.lapsesAt) <= now)) return null;
  const { changes } = changeRows(job, agreed, pending.work);
  const time = pending.lapsesAt && formatInstant(pending.lapsesAt);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ mt: 2, px: 2, py: 1.5, borderRadius: '12px', bgcolor: 'info.soft' }}
    >
      <Box id={id} component="h3" sx={{ m: 0, fontSize: 15, fontWeight: 700 }}>
        {titleOf(job, pending, changes.length === 1 && changes[0]?.key === 'due')}
      </Box>
      {changes.map((row) => (
        <Box key={row.key} sx={{ fontSize: 14, pt: 0.75 }}>
          <Box sx={{ color: 'text.secondary' }}>{t(row.label)}</Box>
          <Changed row={{ ...row, key: '' }} />
        </Box>
      ))}
      {time && (
        <Box sx={{ fontSize: 13.5, pt: 0.75 }}>
          {pending.proposedBy === job.mySide || job.mySide === 'NOBODY'
            ? t('It lapses without an answer by {time}.', { time })
            : t('Answer by {time}. After that the deal stays as it is.', { time })}
        </Box>
      )}
      {pending.proposedBy === job.mySide && (
        <Box component={Link} to={termsPath(job.id)} sx={wayThere}>
          {t('See your new terms')}
        </Box>
      )}
    </Box>
  );
}

const wayThere = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 700 } as const;

function titleOf(
  { mySide, campaign, applicant }: JobFragment,
  { proposedBy }: AmendmentPartsFragment,
  isDateOnly: boolean,
): string {
  const [asks, answers] =
    proposedBy === 'APPLICANT'
      ? [applicant.fullName, campaign.owner.fullName]
      : [campaign.owner.fullName, applicant.fullName];
  if (proposedBy === mySide) return t("{name}'s turn: answer your new terms", { name: answers });
  return isDateOnly
    ? t('{name} asks for another due date', { name: asks })
    : t('{name} proposes new terms', { name: asks });
}
