import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { SectionHeading } from '../../../components/page/SectionHeading.tsx';
import { ReviewActions } from '../../../components/reviews/ReviewActions.tsx';
import { ReviewEntry } from '../../../components/reviews/ReviewEntry.tsx';
import { t } from '../../../languages/t.ts';
import { useReadersTime } from '../../../lib/format/drawing.ts';
import { useMe } from '../../../lib/session/useMe.ts';

const ProfileReviewsDocument = graphql(`
  query ProfileReviews($profileId: ID!, $first: Int, $offset: Int) {
    profileReviews(profileId: $profileId, first: $first, offset: $offset) {
      totalCount
      nodes { ...JobReviewEntry }
    }
  }
`);

const STEP = 5;

/** What others say about working with a person, newest first; nothing while there is nothing. */
export function PersonReviews({ profileId }: { profileId: string }) {
  useReadersTime();
  const { me } = useMe();
  const [limit, setLimit] = useState(STEP);
  const { data, previousData } = useQuery(ProfileReviewsDocument, {
    variables: { profileId, first: Math.min(limit, 100) },
  });
  const page = (data ?? previousData)?.profileReviews;
  if (!page || page.totalCount === 0) return null;
  return (
    <Box component="section" aria-labelledby="reviews" sx={{ mt: 5.5, maxWidth: 760 }}>
      <SectionHeading title={t('Reviews ({count})', { count: page.totalCount })} id="reviews" />
      <Box sx={{ '& > article + article': { borderTop: 1, borderColor: 'divider' } }}>
        {page.nodes.map((review) => (
          <ReviewEntry key={review.id} review={review} withJob>
            {me && me.id !== review.author?.id && <ReviewActions review={review} />}
          </ReviewEntry>
        ))}
      </Box>
      {page.totalCount > page.nodes.length && (
        <Button variant="outlined" onClick={() => setLimit(limit + STEP)} sx={{ mt: 2 }}>
          {t('Show more')}
        </Button>
      )}
    </Box>
  );
}
