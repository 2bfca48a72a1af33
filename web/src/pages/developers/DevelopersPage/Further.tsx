import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import WebhookRounded from '@mui/icons-material/WebhookRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { msg, t } from '../../../languages/t.ts';
import { Link } from '../../../routing/Link.tsx';

const rows = [
  {
    to: '/developers/events',
    Icon: WebhookRounded,
    title: msg('Events'),
    text: msg('What webhooks send, and to whom.'),
  },
  {
    to: '/developers/failures',
    Icon: ErrorOutlineRounded,
    title: msg('Failures'),
    text: msg('Every code, its cause and its text.'),
  },
  {
    to: '/developers/changelog',
    Icon: HistoryRounded,
    title: msg('Changelog'),
    text: msg("Nothing is removed without six months' notice."),
  },
];

export function Further() {
  return (
    <Box sx={grid}>
      {rows.map(({ to, Icon, title, text }) => (
        <Box key={to} component={Link} to={to} sx={link}>
          <Icon aria-hidden sx={{ color: 'text.secondary' }} />
          <Box>
            <Typography sx={{ fontWeight: 700 }}>{t(title)}</Typography>
            <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>{t(text)}</Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  mt: 5.5,
} as const;

const link = { display: 'flex', gap: 1.5, textDecoration: 'none' } as const;
