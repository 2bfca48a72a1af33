import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { NotificationRows } from '../../../components/notifications/NotificationRows.tsx';
import { useNotifications } from '../../../components/notifications/useNotifications.ts';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { RowsSkeleton } from '../../../components/page/Skeletons.tsx';
import { t } from '../../../languages/t.ts';
import { Link } from '../../../routing/Link.tsx';
import { useCloseOnBack } from '../../../routing/useCloseOnBack.ts';

/** Notifications in the dropdown; the page has them all. */
const MOST = 12;

type Props = { anchor: HTMLElement; onClose: () => void };

/** The dropdown of the bell. Opening it marks everything read and then asks for count and list again. */
export default function NotificationList({ anchor, onClose }: Props) {
  useCloseOnBack(true, onClose);
  const { page, error, refetch, readAll, isReading, isNew } = useNotifications();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('Notifications'), sx: paper } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 2, pt: 1.5 }}>
        <Typography variant="h5" component="h2">
          {t('Notifications')}
        </Typography>
        <Button size="small" color="inherit" onClick={readAll} disabled={isReading || !page?.nodes.length}>
          {t('Read All')}
        </Button>
      </Box>
      {error && !page && <ErrorState error={error} onRetry={() => refetch()} />}
      {!page && !error && <RowsSkeleton count={3} />}
      {page?.nodes.length === 0 && <EmptyState drawing="bell" text={t('Sorry no result found')} />}
      {page && <NotificationRows rows={page.nodes.slice(0, MOST)} isNew={isNew} onFollow={onClose} />}
      {page && page.nodes.length > 0 && (
        <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Button
            component={Link}
            to="/notifications"
            onClick={onClose}
            fullWidth
            variant="outlined"
            size="small"
          >
            {t('All notifications')}
          </Button>
        </Box>
      )}
    </Popover>
  );
}

const paper = {
  width: 400,
  maxWidth: 'calc(100vw - 32px)',
  mt: 1,
  borderRadius: '16px',
  border: 1,
  borderColor: 'divider',
} as const;
