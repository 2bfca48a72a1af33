import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { Stars } from '../../../components/display/Stars.tsx';
import { RowsSkeleton } from '../../../components/page/Skeletons.tsx';
import { PersonAvatar } from '../../../components/people/PersonAvatar.tsx';
import { StaffBadge } from '../../../components/people/StaffBadge.tsx';
import { t } from '../../../languages/t.ts';
import { useReadersTime } from '../../../lib/format/drawing.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';

const ProductReviewsDocument = graphql(`
  query ProductReviews($productId: ID!, $first: Int, $offset: Int) {
    productReviews(productId: $productId, first: $first, offset: $offset) {
      totalCount
      nodes {
        id
        rating
        text
        createdAt
        author {
          id
          fullName
          isStaff
          avatar { id tiny small }
        }
      }
    }
  }
`);

const STEP = 5;

export function Reviews({ productId }: { productId: string }) {
  useReadersTime();
  const [limit, setLimit] = useState(STEP);
  const { data, previousData } = useQuery(ProductReviewsDocument, {
    variables: { productId, first: limit },
  });
  const page = (data ?? previousData)?.productReviews;
  return (
    <Box component="section" id="reviews" aria-label={t('Reviews')} sx={{ mt: 5.5, maxWidth: 760 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('Reviews')}
        {page && page.totalCount > 0 ? ` (${page.totalCount})` : ''}
      </Typography>
      {!page && <RowsSkeleton count={2} />}
      {page?.totalCount === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t('No reviews yet. Buyers can write the first one.')}
        </Typography>
      )}
      {page?.nodes.map(({ id, rating, text, author, createdAt }) => (
        <Box
          key={id}
          component="article"
          sx={{ display: 'flex', gap: 1.5, py: 2, borderBottom: 1, borderColor: 'divider' }}
        >
          <PersonAvatar name={author?.fullName ?? ''} picture={author?.avatar} size={40} />
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 700 }}>
              {author?.fullName ?? t('Former member')} {author && <StaffBadge person={author} />}
            </Typography>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Stars value={rating} />
              <SecondaryText>{formatDate(createdAt)}</SecondaryText>
            </Box>
            {text && (
              <Typography sx={{ mt: 0.75, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
            )}
          </Box>
        </Box>
      ))}
      {page && page.totalCount > page.nodes.length && (
        <Button variant="outlined" onClick={() => setLimit(limit + STEP)} sx={{ mt: 2 }}>
          {t('Show more')}
        </Button>
      )}
    </Box>
  );
}
