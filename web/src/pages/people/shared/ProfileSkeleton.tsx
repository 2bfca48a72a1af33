import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { CardGridSkeleton } from '../../../components/page/Skeletons.tsx';

export function ProfileSkeleton() {
  return (
    <PageContainer>
      <Box aria-hidden sx={{ display: 'flex', gap: { xs: 2, sm: 4 }, mb: 5 }}>
        <Skeleton
          variant="circular"
          sx={{ width: { xs: 88, sm: 144 }, height: { xs: 88, sm: 144 }, flexShrink: 0 }}
        />
        <Box sx={{ flex: 1, maxWidth: 520 }}>
          <Skeleton width="55%" height={40} />
          <Skeleton width="40%" />
          <Skeleton width="90%" sx={{ mt: 3 }} />
          <Skeleton width="80%" />
        </Box>
      </Box>
      <CardGridSkeleton count={4} />
    </PageContainer>
  );
}
