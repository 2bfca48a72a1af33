import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { RowsSkeleton } from '../../../components/page/Skeletons.tsx';
import { t } from '../../../languages/t.ts';
import { groupByDay } from '../../../lib/format/formatDate.ts';
import { MeDocument } from '../../../lib/session/useMe.ts';
import { useCloseOnBack } from '../../../routing/useCloseOnBack.ts';
import { NotificationItem } from './NotificationItem.tsx';

const NotificationsDocument = graphql(`
  query Notifications($first: Int, $offset: Int) {
    notifications(first: $first, offset: $offset) {
      totalCount
      unread
      nodes { id ...NotificationItem }
    }
  }
`);

const ReadAllDocument = graphql(`
  mutation MarkNotificationsRead {
    markNotificationsRead
  }
`);

const size = 12;
type Props = { anchor: HTMLElement; onClose: () => void };

/** The dropdown of the bell. Opening it marks everything read and then asks for count and list again. */
export default function NotificationList({ anchor, onClose }: Props) {
  useCloseOnBack(true, onClose);
  const { data, error, refetch, fetchMore } = useQuery(NotificationsDocument, {
    variables: { offset: 0, first: size },
    fetchPolicy: 'cache-and-network',
  });
  const [readAll, { loading }] = useMutation(ReadAllDocument, {
    refetchQueries: [MeDocument, NotificationsDocument],
    onError: () => undefined,
  });
  const page = data?.notifications;
  const unread = page?.unread ?? 0;
  useEffect(() => {
    if (unread > 0) void readAll();
  }, [unread, readAll]);
  const more = () => fetchMore({ variables: { offset: page?.nodes.length ?? 0, first: size } });
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('Notifications'),
          sx: {
            width: 400,
            maxWidth: 'calc(100vw - 32px)',
            mt: 1,
            borderRadius: '16px',
            border: 1,
            borderColor: 'divider',
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 2, pt: 1.5 }}>
        <Typography variant="h5" component="h2">
          {t('Notifications')}
        </Typography>
        <Button
          size="small"
          color="inherit"
          onClick={() => readAll()}
          disabled={loading || !page?.nodes.length}
        >
          {t('Read All')}
        </Button>
      </Box>
      <Box sx={{ px: 2, pb: 1.5 }}>
        {error && !page && <ErrorState error={error} onRetry={() => refetch()} />}
        {!page && !error && <RowsSkeleton count={3} />}
        {page?.nodes.length === 0 && <EmptyState drawing="bell" text={t('Sorry no result found')} />}
        {page && <Days rows={page.nodes} onFollow={onClose} />}
        {page && page.nodes.length < page.totalCount && (
          <Button fullWidth variant="outlined" size="small" onClick={more} sx={{ mt: 1 }}>
            {t('Earlier')}
          </Button>
        )}
      </Box>
    </Popover>
  );
}

type Row = Parameters<typeof NotificationItem>[0]['row'];

function Days({ rows, onFollow }: { rows: readonly Row[]; onFollow: () => void }) {
  return groupByDay(rows, (row) => row.createdAt).map(({ day, rows: ofDay }) => (
    <Box component="section" key={day} aria-label={day}>
      <Typography
        variant="caption"
        component="h3"
        sx={{ color: 'text.secondary', fontWeight: 700, mt: 1.5, mb: 0.5 }}
      >
        {day}
      </Typography>
      {ofDay.map((row) => (
        <NotificationItem key={row.id} row={row} onFollow={onFollow} />
      ))}
    </Box>
  ));
}
