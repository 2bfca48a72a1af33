import { useMutation } from '@apollo/client/react';
import { graphql } from '../../__generated__/gql.ts';
import { t } from '../../languages/t.ts';
import { ReportFrame } from '../campaign/detail/ReportFrame.tsx';

const ReportReviewDocument = graphql(`
  mutation ReportReview($input: ReportReviewInput!) {
    reportReview(input: $input) { reportId }
  }
`);

export function ReportReviewDialog({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const [send] = useMutation(ReportReviewDocument);
  return (
    <ReportFrame
      keptAs={`report.${reviewId}`}
      placeholder={t('What is wrong with this review?')}
      already="REVIEW_REPORTED"
      send={(report) => send({ variables: { input: { reviewId, ...report } } })}
      onClose={onClose}
    />
  );
}
