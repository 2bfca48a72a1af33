import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export function CaseSkeleton() {
  return (
    <Box role="status" aria-label="Loading">
      <Skeleton width={120} height={28} />
      <Skeleton width="60%" height={44} />
      <Skeleton width="80%" />
      <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: { lg: '1fr 1fr' } }}>
        <Skeleton variant="rounded" height={180} />
        <Skeleton variant="rounded" height={180} />
      </Box>
    </Box>
  );
}
