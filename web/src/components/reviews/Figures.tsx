import Box from '@mui/material/Box';
import { graphql } from '../../__generated__/gql.ts';
import type { FiguresFragment } from '../../__generated__/graphql.ts';
import { t } from '../../languages/t.ts';

/** Spread `...Figures` on the `reputation` of whom `<RatingText>` or `<JobFigures>` is about. */
export const FiguresDocument = graphql(`
  fragment Figures on Reputation {
    isNew
    jobsDone
    rating
    reviewCount
    usualAnswerHours
    usualReleaseHours
    onTimePercent
  }
`);

/** '★ 4.9 (31)'; 'New' below three jobs; nothing for a member with jobs and no review. */
export function RatingText({
  figures,
}: {
  figures: Pick<FiguresFragment, 'isNew' | 'rating' | 'reviewCount'>;
}) {
  const { isNew, rating, reviewCount } = figures;
  if (isNew) return <span>{t('New')}</span>;
  if (rating == null) return null;
  const value = ratingOf(rating);
  return (
    <Box
      component="span"
      role="img"
      aria-label={t('{value} of 5 stars, {count, plural, one {# review} other {# reviews}}', {
        value,
        count: reviewCount,
      })}
      sx={{ whiteSpace: 'nowrap' }}
    >
      <Box component="span" sx={{ color: 'warning.main' }}>
        ★
      </Box>{' '}
      <b>{value}</b> ({reviewCount})
    </Box>
  );
}

/** 'New', or '★ 4.9 (31) · 31 jobs done'. */
export function JobFigures({ figures }: { figures: FiguresFragment }) {
  const { isNew, rating, jobsDone } = figures;
  return (
    <Box component="span" sx={{ fontSize: 14, color: 'text.secondary' }}>
      <RatingText figures={figures} />
      {!isNew && (rating == null ? '' : ' · ') + jobsDoneText(jobsDone)}
    </Box>
  );
}

export const jobsDoneText = (count: number): string =>
  t('{count, plural, one {# job done} other {# jobs done}}', { count });

/** '4.9', '5'. */
export const ratingOf = (rating: number): string => String(Math.round(rating * 10) / 10);

/** '3 h', '2 days': how long something usually takes. */
export const hoursText = (hours: number): string =>
  hours < 48
    ? t('{hours} h', { hours })
    : t('{count, plural, one {# day} other {# days}}', { count: Math.ceil(hours / 24) });
