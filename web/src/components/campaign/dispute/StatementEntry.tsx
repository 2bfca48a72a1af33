import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type ReactNode, useState } from 'react';
import type { DisputeRoomFragment, JobFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { formatDayTime } from '../../../lib/format/formatDate.ts';
import { PersonAvatar } from '../../people/PersonAvatar.tsx';
import { type GalleryPicture, Lightbox } from '../gallery/Lightbox.tsx';

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
      title={raised ? t('{who} raised the dispute', { who }) : who}
      detail={`${by === 'APPLICANT' ? t('Influencer') : t('Brand')} · ${formatDayTime(createdAt)}`}
    >
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
      {pictures.length > 0 && <EvidencePictures pictures={pictures} by={person.fullName} />}
    </DisputeEntry>
  );
}

type EntryProps = { mark: ReactNode; title: string; detail: string; children: ReactNode };

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

function EvidencePictures({ pictures, by }: { pictures: readonly GalleryPicture[]; by: string }) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Box
      role="group"
      aria-label={t('Pictures from {by}', { by })}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}
    >
      {pictures.map((picture, index) => (
        <ButtonBase
          key={picture.id}
          onClick={() => setOpen(index)}
          aria-label={t('Picture {index} of {count}', { index: index + 1, count: pictures.length })}
          sx={{
            width: 112,
            height: 84,
            borderRadius: '10px',
            overflow: 'hidden',
            border: 1,
            borderColor: 'divider',
            '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'info.main', outlineOffset: 2 },
          }}
        >
          <Box
            component="img"
            src={picture.small}
            alt=""
            loading="lazy"
            sx={{ width: 1, height: 1, objectFit: 'cover' }}
          />
        </ButtonBase>
      ))}
      {open !== null && (
        <Lightbox
          pictures={pictures}
          title={t('the dispute, from {by}', { by })}
          start={open}
          onClose={() => setOpen(null)}
        />
      )}
    </Box>
  );
}
