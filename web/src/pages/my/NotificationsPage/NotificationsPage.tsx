import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { NotificationRows } from '../../../components/notifications/NotificationRows.tsx';
import { useNotifications } from '../../../components/notifications/useNotifications.ts';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageFailure } from '../../../components/page/PageFailure.tsx';
import { RowsSkeleton } from '../../../components/page/Skeletons.tsx';
import { t } from '../../../languages/t.ts';

/** /notifications: all of them, newest first. */
export function Component() {
  const { page, error, refetch, isNew, earlier } = useNotifications();
  if (error && !page) return <PageFailure error={error} onRetry={refetch} what={t('This list')} />;
  return (
    <PageContainer title={t('Notifications')} width={720}>
      {!page && <RowsSkeleton />}
      {page?.nodes.length === 0 && (
        <EmptyState
          drawing="bell"
          text={t('No notifications yet')}
          action={{ text: t('See open campaigns'), to: '/campaigns' }}
        />
      )}
      {page && page.nodes.length > 0 && (
        <Card sx={{ pb: 1 }}>
          <NotificationRows rows={page.nodes} isNew={isNew} />
        </Card>
      )}
      {page?.pageInfo.hasNextPage && (
        <Button fullWidth variant="outlined" onClick={() => void earlier()} sx={{ mt: 2 }}>
          {t('Show earlier')}
        </Button>
      )}
    </PageContainer>
  );
}
