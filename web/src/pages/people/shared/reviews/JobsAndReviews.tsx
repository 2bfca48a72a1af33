import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { graphql } from '../../../../__generated__/gql.ts';
import type { PersonDetailsFragment } from '../../../../__generated__/graphql.ts';
import { pageInput, usePaging } from '../../../../components/list/PagedList.tsx';
import { Pager } from '../../../../components/list/Pager.tsx';
import { PlainList } from '../../../../components/list/PlainList.tsx';
import { SectionHeading } from '../../../../components/page/SectionHeading.tsx';
import { t } from '../../../../languages/t.ts';
import { useReadersTime } from '../../../../lib/format/drawing.ts';
import { RatingCard } from './RatingCard.tsx';
import { ReviewedJobCard } from './ReviewedJobCard.tsx';

const ProfileReviewsDocument = graphql(`
  query ProfileReviews($profileId: ID!, $first: Int, $offset: Int) {
    profileReviews(profileId: $profileId, first: $first, offset: $offset) {
      totalCount
      nodes { ...ReviewedJobCard }
    }
  }
`);

/** With the rating before them, cards fill one row of four, and then three. */
const NEWEST = 3;
const OF_ALL = 11;

/** The rating of a person and the reviewed jobs, newest first; nothing while nobody has said anything. */
export function JobsAndReviews({ person }: { person: PersonDetailsFragment }) {
  useReadersTime();
  const [isWhole, setWhole] = useState(false);
  const paging = usePaging(isWhole ? OF_ALL : NEWEST);
  const { data, previousData } = useQuery(ProfileReviewsDocument, {
    variables: { profileId: person.id, ...pageInput(paging) },
  });
  const list = (data ?? previousData)?.profileReviews;
  if (!list || list.totalCount === 0) return null;
  return (
    <Box component="section" aria-labelledby="jobs" sx={{ mt: 5.5 }}>
      <SectionHeading title={t('Jobs and reviews')} id="jobs" />
      <Box sx={grid}>
        <RatingCard figures={person.reputation} />
        <PlainList label={t('Jobs and reviews')} sx={{ display: 'contents' }}>
          {list.nodes.map((review) => (
            <li key={review.id}>
              <ReviewedJobCard review={review} />
            </li>
          ))}
        </PlainList>
      </Box>
      {isWhole && <Pager {...paging} total={list.totalCount} />}
      {!isWhole && list.totalCount > NEWEST && (
        <Button
          variant="outlined"
          onClick={() => setWhole(true)}
          sx={{ mt: 2.5, width: { xs: 1, sm: 'auto' } }}
        >
          {t('See all {count} reviews', { count: list.totalCount })}
        </Button>
      )}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
  },
} as const;
