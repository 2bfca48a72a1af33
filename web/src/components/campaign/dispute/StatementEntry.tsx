import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { DisputeRoomFragment, JobFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { formatDayTime } from '../../../lib/format/formatDate.ts';
import { PersonAvatar } from '../../people/PersonAvatar.tsx';
import { StaffBadge } from '../../people/StaffBadge.tsx';
import { PictureStrip } from '../gallery/PictureStrip.tsx';

export type DisputedJob = JobFragment & DisputeRoomFragment;
export type Dispute = NonNullable<DisputedJob['dispute']>;
type Statement = Dispute['statements'][number];
type Props = { job: DisputedJob; statement: Statement; raised?: boolean };

export function StatementEntry({ job, statement: { by, text, createdAt, pictures }, raised }: Props) {
  const person = by === 'APPLICANT' ? job.applicant : job.campaign.owner;
  const who = by === job.mySide ? t('You') : person.fullName;
  return (
    <DisputeEntry
      mark={<PersonAvatar name={person.fullName} picture={person.avatar} size={40} />}
      title={
        <>
          {raised ? t('{who} raised the dispute', { who }) : who} <StaffBadge person={person} />
        </>
      }
      detail={`${by === 'APPLICANT' ? t('Influencer') : t('Brand')} · ${formatDayTime(createdAt)}`}
    >
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
      <PictureStrip
        pictures={pictures}
        label={t('Pictures from {by}', { by: person.fullName })}
        title={t('the dispute, from {by}', { by: person.fullName })}
      />
    </DisputeEntry>
  );
}

type EntryProps = { mark: ReactNode; title: ReactNode; detail: string; children: ReactNode };

export function DisputeEntry({ mark, title, detail, children }: EntryProps) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: '40px minmax(0, 1fr)',
        columnGap: 2,
        pb: 3,
        '&:not(:last-child)::before': {
          content: '""',
          position: 'absolute',
          left: 19.5,
          top: 46,
          bottom: 6,
          width: '1px',
          bgcolor: 'divider',
        },
      }}
    >
      {mark}
      <div>
        <Box sx={{ fontWeight: 700, lineHeight: 1.35 }}>{title}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: 13.5, mb: 0.75 }}>{detail}</Box>
        {children}
      </div>
    </Box>
  );
}
