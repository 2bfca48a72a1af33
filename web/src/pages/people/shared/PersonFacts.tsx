import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import type { FiguresFragment, PersonDetailsFragment } from '../../../__generated__/graphql.ts';
import { formatEngagement } from '../../../components/campaign/applicants/applicantFigures.ts';
import { ClampedText } from '../../../components/display/ClampedText.tsx';
import { PlainList } from '../../../components/list/PlainList.tsx';
import { hoursText, ratingOf } from '../../../components/reviews/Figures.tsx';
import { t } from '../../../languages/t.ts';
import { categoryName } from '../../../lib/format/categoryName.ts';
import { formatRelative } from '../../../lib/format/formatDate.ts';
import { formatFollowers } from '../../../lib/format/formatPeople.ts';
import { displayFont } from '../../../lib/theme/theme.ts';

type Props = {
  person: PersonDetailsFragment;
  /** Campaigns of the person; left out while it is not known. */
  campaigns?: number | undefined;
};

export function PersonFacts({ person, campaigns }: Props) {
  const { bio, interests } = person;
  const note = followersNote(person);
  return (
    <>
      <Card
        component="dl"
        sx={{
          position: 'relative',
          display: { xs: 'grid', sm: 'flex' },
          gridTemplateColumns: 'repeat(3, auto)',
          justifyContent: { xs: 'space-between', sm: 'start' },
          flexWrap: 'wrap',
          columnGap: { xs: 1.5, sm: 3 },
          rowGap: 1.5,
          m: 0,
          px: { xs: 2, sm: 2.5 },
          py: 2,
          pb: note ? 4.5 : 2,
        }}
      >
        <Count name={t('Followers')} note={note}>
          {formatFollowers(person.followers)}
        </Count>
        {person.engagement != null && (
          <Count name={t('Engagement')}>{formatEngagement(person.engagement)}</Count>
        )}
        <Count name={t('Posts')}>{formatFollowers(person.totalPosts)}</Count>
        {campaigns !== undefined && <Count name={t('Campaigns')}>{campaigns}</Count>}
        <JobCounts figures={person.reputation} />
      </Card>
      {bio && (
        <Box sx={{ mt: 2, maxWidth: 680, whiteSpace: 'pre-line' }}>
          <ClampedText lines={3}>{bio}</ClampedText>
        </Box>
      )}
      {interests.length > 0 && (
        <PlainList label={t('Interests')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {interests.map((interest) => (
            <Box component="li" key={interest} sx={pill}>
              {categoryName(interest)}
            </Box>
          ))}
        </PlainList>
      )}
    </>
  );
}

/** What was counted from jobs; 'New' below three of them. */
function JobCounts({ figures }: { figures: FiguresFragment }) {
  const { isNew, rating, reviewCount, jobsDone, onTimePercent, usualAnswerHours, usualReleaseHours } =
    figures;
  return (
    <>
      {rating != null && (
        <Count name={t('Rating ({count})', { count: reviewCount })}>
          {ratingOf(rating)}{' '}
          <Box component="span" aria-hidden sx={{ color: 'warning.main' }}>
            ★
          </Box>
        </Count>
      )}
      <Count name={t('Jobs done')}>{isNew ? t('New') : jobsDone}</Count>
      {onTimePercent != null && <Count name={t('On time')}>{onTimePercent}%</Count>}
      {usualAnswerHours != null && <Count name={t('Usually answers')}>{hoursText(usualAnswerHours)}</Count>}
      {usualReleaseHours != null && (
        <Count name={t('Usually releases')}>{hoursText(usualReleaseHours)}</Count>
      )}
    </>
  );
}

/** Where the number comes from and when it was told; nothing is said of none. */
function followersNote(person: PersonDetailsFragment) {
  const { followers, followersSource, followersUnverified, followersAt } = person;
  if (followers === 0) return undefined;
  const when = followersAt ? `, ${formatRelative(followersAt)}` : '';
  if (followersUnverified) return t('self-reported, unverified{when}', { when });
  return (followersSource === 'SELF_REPORTED' ? t('self-reported') : t('from Instagram')) + when;
}

function Count({ name, note, children }: { name: string; note?: string | undefined; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
      <Box component="dt" sx={{ fontSize: 13, color: 'text.secondary', lineHeight: 1.4 }}>
        {name}{' '}
        {note && (
          // Below all numbers, so that they keep to one row.
          <Box component="span" sx={{ position: 'absolute', left: { xs: 16, sm: 20 }, bottom: 12 }}>
            {note}
          </Box>
        )}
      </Box>
      <Box
        component="dd"
        sx={{ m: 0, fontFamily: displayFont, fontWeight: 700, fontSize: 22, lineHeight: 1.2 }}
      >
        {children}
      </Box>
    </Box>
  );
}

const pill = {
  px: 1.5,
  py: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 99,
  bgcolor: 'background.paper',
  fontSize: 14,
};
