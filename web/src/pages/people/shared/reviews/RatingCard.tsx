import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { PersonDetailsFragment } from '../../../../__generated__/graphql.ts';
import { SecondaryText } from '../../../../components/display/SecondaryText.tsx';
import { Stars } from '../../../../components/display/Stars.tsx';
import { visuallyHidden } from '../../../../components/display/visuallyHidden.ts';
import { PlainList } from '../../../../components/list/PlainList.tsx';
import { hoursText, ratingOf } from '../../../../components/reviews/Figures.tsx';
import { t } from '../../../../languages/t.ts';
import { displayFont } from '../../../../lib/theme/theme.ts';

type Figures = PersonDetailsFragment['reputation'];

/** The average of the stars, how many reviews gave each, and what else was counted from jobs. */
export function RatingCard({ figures }: { figures: Figures }) {
  const { rating, reviewCount, reviewsByStars } = figures;
  if (rating == null) return null;
  return (
    <Card component="section" aria-label={t('Rating')} sx={{ p: 2.5 }}>
      <Box
        sx={{
          display: { xs: 'grid', sm: 'block' },
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 3,
          alignItems: 'center',
        }}
      >
        <Box>
          <Box sx={{ fontFamily: displayFont, fontWeight: 700, fontSize: 44, lineHeight: 1 }}>
            {ratingOf(rating)}
          </Box>
          <Stars value={rating} />
          <SecondaryText>
            {t('{count, plural, one {# review} other {# reviews}}', { count: reviewCount })}
          </SecondaryText>
        </Box>
        <PlainList label={t('Reviews by stars')} sx={{ display: 'grid', gap: 0.75, mt: { sm: 2 } }}>
          {reviewsByStars.map((row) => (
            <StarRow key={row.stars} {...row} all={reviewCount} />
          ))}
        </PlainList>
      </Box>
      <JobFigures figures={figures} />
    </Card>
  );
}

function StarRow({ stars, count, all }: Figures['reviewsByStars'][number] & { all: number }) {
  const share = `${all > 0 ? (100 * count) / all : 0}%`;
  return (
    <Box component="li">
      <span style={visuallyHidden}>
        {t(
          '{stars, plural, one {# star} other {# stars}}: {count, plural, one {# review} other {# reviews}}',
          {
            stars,
            count,
          },
        )}
      </span>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          gridTemplateColumns: '1ch minmax(0, 1fr) minmax(3ch, auto)',
          alignItems: 'center',
          gap: 1.25,
          fontSize: 14,
          lineHeight: 1.4,
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <span>{stars}</span>
        <Box sx={{ height: 8, borderRadius: 99, bgcolor: 'divider', overflow: 'hidden' }}>
          <Box sx={{ width: share, height: 1, borderRadius: 99, bgcolor: 'warning.main' }} />
        </Box>
        <Box component="span" sx={{ textAlign: 'end' }}>
          {count}
        </Box>
      </Box>
    </Box>
  );
}

function JobFigures({ figures: { onTimePercent, usualAnswerHours } }: { figures: Figures }) {
  const rows = [
    [t('On time'), onTimePercent != null && `${onTimePercent}%`],
    [t('Usually answers'), usualAnswerHours != null && hoursText(usualAnswerHours)],
  ].filter(([, value]) => value);
  if (rows.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gap: 1, m: 0, mt: 2, pt: 2, borderTop: 1, borderColor: 'divider', fontSize: 14 }}
    >
      {rows.map(([name, value]) => (
        <Box key={String(name)} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <dt>{name}</dt>
          <Box component="dd" sx={{ m: 0, fontWeight: 700 }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
