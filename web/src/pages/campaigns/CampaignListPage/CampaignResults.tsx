import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CampaignsQuery } from '../../../__generated__/graphql.ts';
import { CampaignCard } from '../../../components/CampaignCard.tsx';
import { CampaignCardGrid } from '../../../components/CampaignCardGrid.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { Pager } from '../../../components/Pager.tsx';
import { CardGridSkeleton } from '../../../components/Skeletons.tsx';
import { PAGE_SIZE } from './campaignFilters.ts';

type Props = {
  page?: CampaignsQuery['campaigns'];
  error?: unknown;
  number: number;
  onPage: (page: number) => void;
  onRetry: () => void;
  onClear: () => void;
};

/** Three columns beside the filters. */
const columns = {
  '& > ul, & > [role=status]': {
    '@media (min-width: 900px)': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr)) !important',
    },
  },
};

/** The cards, or what stands in their place. */
export function CampaignResults({ page, error, number, onPage, onRetry, onClear }: Props) {
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
        label="Campaigns"
        items={page.items}
        card={(campaign, index) => <CampaignCard campaign={campaign} eager={index < 4} />}
      />
      <Pager page={number} size={PAGE_SIZE} total={page.total} onPage={onPage} />
    </Box>
  );
}
