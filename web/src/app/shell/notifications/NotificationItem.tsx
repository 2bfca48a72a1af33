import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';
import Box from '@mui/material/Box';
import { graphql } from '../../../__generated__/gql.ts';
import type { NotificationItemFragment } from '../../../__generated__/graphql.ts';
import { ClampedText } from '../../../components/display/ClampedText.tsx';
import { oneLine } from '../../../components/display/oneLine.ts';
import { serverSentence } from '../../../languages/serverSentence.ts';
import { t } from '../../../languages/t.ts';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { Link } from '../../../routing/Link.tsx';

export const NotificationItemDocument = graphql(`
  fragment NotificationItem on Notification {
    id
    type
    code
    params
    message
    image { id tiny }
    campaignTitle
    path
    createdAt
    readAt
  }
`);

const thumb = {
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  flexShrink: 0,
  borderRadius: '10px',
  overflow: 'hidden',
  bgcolor: 'primary.soft',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
} as const;

type Props = { row: NotificationItemFragment; onFollow: () => void };

export function NotificationItem({ row, onFollow }: Props) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5, py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={thumb} aria-hidden>
        {row.image ? <img src={row.image.tiny} alt="" /> : <NotificationsNoneRounded fontSize="small" />}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, fontSize: 14 }}>
        <ClampedText lines={2}>{serverSentence(row)}</ClampedText>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary', fontSize: 13 }}>
          <Box component="time" dateTime={row.createdAt} sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}>
            {formatTime(row.createdAt)}
          </Box>
          {row.path && (
            <Box
              component={Link}
              to={row.path}
              onClick={onFollow}
              sx={{
                py: 0.5,
                minWidth: 24,
                ...oneLine,
              }}
            >
              {row.campaignTitle ?? t('Open')}
            </Box>
          )}
        </Box>
      </Box>
      {!row.readAt && (
        <Box
          role="img"
          aria-label={t('Unread')}
          sx={{ width: 8, height: 8, mt: 0.75, borderRadius: '50%', bgcolor: 'primary.main' }}
        />
      )}
    </Box>
  );
}
