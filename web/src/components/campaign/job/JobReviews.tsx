import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import type { JobFragment, JobReviewEntryFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { formatDayTime } from '../../../lib/format/formatDate.ts';
import { SecondaryText } from '../../display/SecondaryText.tsx';
import { ReviewActions } from '../../reviews/ReviewActions.tsx';
import { ReviewEntry } from '../../reviews/ReviewEntry.tsx';

/** What both sides of a settled job say about each other: the own words alone until both are in or the time is over. */
export function JobReviews({ job: { reviews, mySide, applicant, campaign } }: { job: JobFragment }) {
  if (!reviews) return null;
  const { byOwner, byApplicant, closedAt, endsAt } = reviews;
  const shown = [byOwner, byApplicant].filter((review) => review != null);
  const waits = !closedAt && (mySide === 'OWNER' ? byOwner : byApplicant);
  const invites = !closedAt && !waits && mySide !== 'NOBODY';
  if (shown.length === 0 && !invites) return null;
  const fullName = mySide === 'OWNER' ? applicant.fullName : campaign.owner.fullName;
  const date = formatDayTime(endsAt);
  return (
    <Box component="section" aria-label={t('Reviews')} sx={{ mb: 2 }}>
      <Divider sx={{ my: 2 }} />
      <Typography variant="h5" component="h3">
        {t('Reviews')}
      </Typography>
      {invites && (
        <SecondaryText>
          {t('You can review {fullName} until {date}. Both reviews appear together.', { fullName, date })}
        </SecondaryText>
      )}
      {shown.map((review) => (
        <Entry key={review.id} review={review} isMine={review.authorSide === mySide} />
      ))}
      {waits && (
        <SecondaryText>
          {t('Your review appears when both are in, on {date} at the latest.', { date })}
        </SecondaryText>
      )}
    </Box>
  );
}

function Entry({ review, isMine }: { review: JobReviewEntryFragment; isMine: boolean }) {
  return (
    <ReviewEntry review={review}>
      {review.hiddenReason && (
        <SecondaryText>
          {t('Our team has hidden this review: {reason}', { reason: review.hiddenReason })}
        </SecondaryText>
      )}
      {!isMine && review.publishedAt && <ReviewActions review={review} />}
    </ReviewEntry>
  );
}
