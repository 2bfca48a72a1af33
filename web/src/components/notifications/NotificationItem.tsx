import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';
import Box from '@mui/material/Box';
import { graphql } from '../../__generated__/gql.ts';
import type { NotificationItemFragment } from '../../__generated__/graphql.ts';
import { serverSentence } from '../../languages/serverSentence.ts';
import { t } from '../../languages/t.ts';
import { formatTime } from '../../lib/format/formatDate.ts';
import { formatMoney, type MoneyValue } from '../../lib/format/formatMoney.ts';
import { ClampedText } from '../display/ClampedText.tsx';
import { CoveringLink, linkedCard } from '../display/linkedCard.tsx';
import { oneLine } from '../display/oneLine.ts';
import { SoftTag } from '../display/SoftTag.tsx';

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

type Props = {
  row: NotificationItemFragment;
  /** Whether it was unread when the list was opened. */
  isNew: boolean;
  /** How many notifications of the same conversation it stands for. */
  count: number;
  onFollow?: () => void;
};

/** A notification, which leads as a whole to what it is about. */
export function NotificationItem({ row, isNew, count, onFollow }: Props) {
  const amount = (row.params as { amount?: MoneyValue } | null)?.amount;
  const about = [formatTime(row.createdAt), amount && formatMoney(amount), row.campaignTitle];
  return (
    <Box sx={{ ...look, ...(isNew && fresh) }}>
      <Box sx={thumb} aria-hidden>
        {row.image ? <img src={row.image.tiny} alt="" /> : <NotificationsNoneRounded fontSize="small" />}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, fontSize: 14 }}>
        <ClampedText lines={2}>
          {row.path ? (
            <CoveringLink to={row.path} onClick={onFollow}>
              {serverSentence(row)}
            </CoveringLink>
          ) : (
            serverSentence(row)
          )}
        </ClampedText>
        <Box
          component="time"
          dateTime={row.createdAt}
          sx={{ ...oneLine, display: 'block', color: 'text.secondary', fontSize: 13 }}
        >
          {about.filter(Boolean).join(' · ')}
        </Box>
      </Box>
      {count > 1 && <SoftTag tone="neutral">{t('{count} times', { count })}</SoftTag>}
      {isNew && <Box role="img" aria-label={t('New ## notification')} sx={dot} />}
    </Box>
  );
}

const look = {
  ...linkedCard,
  gap: 1.5,
  px: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '&:hover': { bgcolor: 'action.hover' },
  // What is pressed in the text stays above the link that covers the row.
  '& button': { position: 'relative', zIndex: 1 },
} as const;

const fresh = { bgcolor: 'primary.soft' } as const;
const dot = {
  width: 8,
  height: 8,
  mt: 0.75,
  borderRadius: '50%',
  bgcolor: 'primary.main',
  flexShrink: 0,
} as const;

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
