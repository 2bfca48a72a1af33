import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { t } from '../../languages/t.ts';
import { cardGrid } from '../list/cardGrid.ts';

const keys = (count: number) => Array.from({ length: count }, (_, index) => index);

export function CardSkeleton() {
  return (
    <Card aria-hidden>
      <Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 3', height: 'auto' }} />
      <Box sx={{ p: 2 }}>
        <Skeleton width="85%" height={24} />
        <Skeleton width="60%" />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 1.5 }}>
          <Skeleton width={64} height={26} />
          <Skeleton width={96} />
        </Box>
      </Box>
    </Card>
  );
}

/** A grid of campaign cards to come; 8 as specified. */
export function CardGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <Box role="status" aria-label={t('Loading')} sx={cardGrid}>
      {keys(count).map((key) => (
        <CardSkeleton key={key} />
      ))}
    </Box>
  );
}

/** Rows with a face, two lines and something at the end. */
export function RowsSkeleton({ count = 4 }: { count?: number }) {
  return (
    <Box role="status" aria-label={t('Loading')}>
      {keys(count).map((key) => (
        <Box key={key} sx={{ display: 'flex', gap: 2, py: 2, borderBottom: 1, borderColor: 'divider' }}>
          <Skeleton variant="circular" width={52} height={52} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width="40%" />
            <Skeleton width="70%" />
          </Box>
          <Skeleton variant="rounded" width={96} height={40} />
        </Box>
      ))}
    </Box>
  );
}

export function TextSkeleton({ lines = 4 }: { lines?: number }) {
  return (
    <Box role="status" aria-label={t('Loading')}>
      {keys(lines).map((key) => (
        <Skeleton key={key} width={`${96 - ((key * 17) % 40)}%`} />
      ))}
    </Box>
  );
}
