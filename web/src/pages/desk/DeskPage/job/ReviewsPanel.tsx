import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { graphql } from '../../../../__generated__/gql.ts';
import type { DeskReviewFragment } from '../../../../__generated__/graphql.ts';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import { useRole } from '../frame/useRoles.ts';
import { Decisions } from '../parts/Decision.tsx';
import { Panel, Written } from '../parts/Panel.tsx';

const ReviewsDocument = graphql(`
  query DeskJobReviews($id: ID!) {
    remark(id: $id) {
      id
      reviews {
        byOwner { ...DeskReview }
        byApplicant { ...DeskReview }
      }
    }
  }
  fragment DeskReview on JobReview {
    id
    rating
    text
    publishedAt
    hiddenAt
    hiddenReason
    author { id fullName }
  }
`);
export const HideReviewDocument = graphql(`
  mutation DeskHideReview($input: HideReviewInput!) {
    hideReview(input: $input) { jobReview { id hiddenAt hiddenReason } }
  }
`);
const RestoreReviewDocument = graphql(`
  mutation DeskRestoreReview($input: RestoreReviewInput!) {
    restoreReview(input: $input) { jobReview { id hiddenAt hiddenReason } }
  }
`);

/** What the two sides of a job said about each other. */
export function ReviewsPanel({ remarkId }: { remarkId: string }) {
  const { data } = useQuery(ReviewsDocument, { variables: { id: remarkId } });
  const reviews = data?.remark?.reviews;
  const all = [reviews?.byOwner, reviews?.byApplicant].filter((review) => !!review);
  if (all.length === 0) return null;
  return (
    <Panel title="Reviews" wide>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {all.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </Box>
    </Panel>
  );
}

function Review({ review }: { review: DeskReviewFragment }) {
  const { id, rating, text, publishedAt, hiddenAt, hiddenReason, author } = review;
  const [hide] = useMutation(HideReviewDocument);
  const [restore] = useMutation(RestoreReviewDocument);
  const mayDecide = useRole('TRUST');
  const toast = useToast();
  const decision = hiddenAt
    ? {
        label: 'Restore review',
        effect: 'Everyone sees it again, and it counts again.',
        reason: { label: 'Reason, for the record' },
        run: async (reason: string) => {
          await restore({ variables: { input: { reviewId: id, reason } } });
          toast('Review restored');
        },
      }
    : {
        label: 'Hide review',
        effect: 'Nobody but its author and staff sees it, and it no longer counts.',
        reason: { label: 'Reason, sent to the author' },
        run: async (reason: string) => {
          await hide({ variables: { input: { reviewId: id, reason } } });
          toast('Review hidden');
        },
      };
  return (
    <Box>
      <Box sx={{ fontWeight: 700 }}>
        {author?.fullName ?? 'A closed account'}: {rating} of 5 stars
      </Box>
      {text && <Written>{`“${text}”`}</Written>}
      {hiddenAt && <Box sx={{ color: 'error.main', fontSize: 14 }}>Hidden: {hiddenReason}</Box>}
      {!publishedAt && <Box sx={{ color: 'text.secondary', fontSize: 14 }}>Not public yet.</Box>}
      {mayDecide && publishedAt && (
        <Box sx={{ mt: 1 }}>
          <Decisions decisions={[decision]} />
        </Box>
      )}
    </Box>
  );
}
