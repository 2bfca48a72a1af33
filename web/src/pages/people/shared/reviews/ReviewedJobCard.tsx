import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { graphql } from '../../../../__generated__/gql.ts';
import type { ReviewedJobCardFragment } from '../../../../__generated__/graphql.ts';
import { CampaignPicture } from '../../../../components/campaign/CampaignPicture.tsx';
import { ClampedText } from '../../../../components/display/ClampedText.tsx';
import { SecondaryText } from '../../../../components/display/SecondaryText.tsx';
import { PersonAvatar } from '../../../../components/people/PersonAvatar.tsx';
import { StaffBadge } from '../../../../components/people/StaffBadge.tsx';
import { ReviewActions } from '../../../../components/reviews/ReviewActions.tsx';
import { t } from '../../../../languages/t.ts';
import { formatDate } from '../../../../lib/format/formatDate.ts';
import { useMe } from '../../../../lib/session/useMe.ts';

export const ReviewedJobCardDocument = graphql(`
  fragment ReviewedJobCard on JobReview {
    ...JobReviewEntry
    campaignTitle
    campaignCover { id small medium }
  }
`);

/** A job that the other side has reviewed: which one, by whom, and what they say. */
export function ReviewedJobCard({ review }: { review: ReviewedJobCardFragment }) {
  const { author, text, answer, campaignTitle, campaignCover, publishedAt, createdAt } = review;
  const { me } = useMe();
  const name = author?.fullName ?? t('Former member');
  return (
    <Card component="article" aria-label={campaignTitle} sx={{ height: 1 }}>
      <CampaignPicture picture={campaignCover} />
      <Box sx={{ p: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 14 }}>
          <PersonAvatar name={name} picture={author?.avatar} size={24} />
          <Box
            sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {name}
          </Box>
          {author && <StaffBadge person={author} />}
          <Rating value={review.rating} />
        </Box>
        <Typography variant="subtitle1" component="h3" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {campaignTitle}
        </Typography>
        <SecondaryText>{formatDate(publishedAt ?? createdAt)}</SecondaryText>
        {text && <Quote text={text} />}
        {answer && (
          <Box sx={{ mt: 1.25, pl: 1.5, borderLeft: 2, borderColor: 'divider' }}>
            <SecondaryText>{t('Reply')}</SecondaryText>
            <Quote text={answer} />
          </Box>
        )}
        {me && me.id !== author?.id && <ReviewActions review={review} />}
      </Box>
    </Card>
  );
}

function Rating({ value }: { value: number }) {
  return (
    <Box
      component="span"
      role="img"
      aria-label={t('{value} of 5 stars', { value })}
      sx={{ whiteSpace: 'nowrap', fontWeight: 700 }}
    >
      <Box component="span" sx={{ color: 'warning.main' }}>
        ★
      </Box>{' '}
      {value}
    </Box>
  );
}

/** What somebody wrote, in the quotation marks of the reader's language. */
function Quote({ text }: { text: string }) {
  return (
    <Box sx={{ mt: 0.75, fontSize: 14, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      <ClampedText lines={4}>
        <q>{text}</q>
      </ClampedText>
    </Box>
  );
}
