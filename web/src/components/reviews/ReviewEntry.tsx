import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { JobReviewEntryFragment } from '../../__generated__/graphql.ts';
import { t } from '../../languages/t.ts';
import { formatDate } from '../../lib/format/formatDate.ts';
import { SecondaryText } from '../display/SecondaryText.tsx';
import { Stars } from '../display/Stars.tsx';
import { PersonAvatar } from '../people/PersonAvatar.tsx';
import { StaffBadge } from '../people/StaffBadge.tsx';

type Props = { review: JobReviewEntryFragment; children?: ReactNode };

/** A review with its author, stars, words and answer. Spread `...JobReviewEntry` in the query. */
export function ReviewEntry({ review, children }: Props) {
  const { author, rating, text, answer, publishedAt, createdAt } = review;
  const name = author?.fullName ?? t('Former member');
  return (
    <Box component="article" aria-label={name} sx={{ display: 'flex', gap: 1.5, py: 2 }}>
      <PersonAvatar name={name} picture={author?.avatar} size={40} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography sx={{ fontWeight: 700 }}>
          {name} {author && <StaffBadge person={author} />}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
          <Stars value={rating} />
          <SecondaryText>{formatDate(publishedAt ?? createdAt)}</SecondaryText>
        </Box>
        {text && <Words>{text}</Words>}
        {answer && (
          <Box sx={{ mt: 1.25, pl: 1.5, borderLeft: 2, borderColor: 'divider' }}>
            <SecondaryText>{t('Reply')}</SecondaryText>
            <Words>{answer}</Words>
          </Box>
        )}
        {children}
      </Box>
    </Box>
  );
}

const Words = ({ children }: { children: string }) => (
  <Typography sx={{ mt: 0.75, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{children}</Typography>
);
