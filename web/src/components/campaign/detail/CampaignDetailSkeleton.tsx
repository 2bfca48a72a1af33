import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { t } from '../../../languages/t.ts';
import { PageContainer } from '../../page/PageContainer.tsx';
import { sideBySide } from './sideBySide.ts';

export function CampaignDetailSkeleton() {
  return (
    <PageContainer>
      <Box role="status" aria-label={t('Loading')} sx={{ ...sideBySide, mt: 4 }}>
        <Box>
          <Skeleton
            variant="rounded"
            sx={{
              aspectRatio: { xs: '4 / 3', sm: '16 / 9', md: '2.2 / 1' },
              height: 'auto',
              borderRadius: 2,
            }}
          />
          <Skeleton width={64} height={32} sx={{ mt: 3 }} />
          <Skeleton width="70%" height={48} />
          <Skeleton width="50%" />
          <Skeleton height={96} sx={{ mt: 2 }} />
        </Box>
        <Skeleton variant="rounded" height={260} sx={{ borderRadius: 2 }} />
      </Box>
    </PageContainer>
  );
}
