import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ProductsQuery } from '../../../__generated__/graphql.ts';
import { CampaignCardGrid } from '../../../components/CampaignCardGrid.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { Pager } from '../../../components/Pager.tsx';
import { ProductCard } from '../../../components/ProductCard.tsx';
import { CardGridSkeleton } from '../../../components/Skeletons.tsx';
import { PAGE_SIZE } from './productFilters.ts';

type Props = {
  page?: ProductsQuery['products'];
  error?: unknown;
  number: number;
  onPage: (page: number) => void;
  onRetry: () => void;
  onClear: () => void;
};

/** As many columns as fit beside the filters. */
const columns = {
  '& > ul, & > [role=status]': {
    '@media (min-width: 900px)': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr)) !important',
    },
  },
};

/** The cards, or what stands in their place. */
export function ProductResults({ page, error, number, onPage, onRetry, onClear }: Props) {
  if (error && !page) return <ErrorState error={error} onRetry={onRetry} />;
  if (!page) {
    return (
      <Box sx={columns}>
        <CardGridSkeleton />
      </Box>
    );
  }
  if (page.items.length === 0) {
    return (
      <EmptyState
        text="Sorry, no result found"
        hint="Fewer filters or another word may help."
        action={
          <Button variant="contained" onClick={onClear}>
            Clear filters
          </Button>
        }
      />
    );
  }
  return (
    <Box sx={columns}>
      <CampaignCardGrid
        label="Products"
        items={page.items}
        card={(product, index) => <ProductCard product={product} eager={index < 4} />}
      />
      <Pager page={number} size={PAGE_SIZE} total={page.total} onPage={onPage} />
    </Box>
  );
}
