import AutoStoriesOutlined from '@mui/icons-material/AutoStoriesOutlined';
import BoltRounded from '@mui/icons-material/BoltRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import SpeedRounded from '@mui/icons-material/SpeedRounded';
import TerminalRounded from '@mui/icons-material/TerminalRounded';
import WebhookRounded from '@mui/icons-material/WebhookRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { PlainList } from '../../../components/list/PlainList.tsx';
import { Link } from '../../../routing/Link.tsx';
import { guidePath, guides } from '../shared/guides.ts';

const icons: Record<string, ComponentType> = {
  'first-query': BoltRounded,
  lists: AutoStoriesOutlined,
  changes: EditOutlined,
  campaign: PaymentsOutlined,
  webhooks: WebhookRounded,
  errors: ErrorOutlineRounded,
  limits: SpeedRounded,
  sandbox: TerminalRounded,
};

export function GuideCards() {
  return (
    <PlainList sx={grid}>
      {Object.entries(guides).map(([slug, { title, lead }]) => {
        const Icon = icons[slug] ?? AutoStoriesOutlined;
        return (
          <li key={slug}>
            <Box component={Link} to={guidePath(slug)} sx={card}>
              <Box aria-hidden sx={ground}>
                <Icon />
              </Box>
              <Typography variant="h6" component="h3">
                {title}
              </Typography>
              <Typography sx={{ mt: 0.5, fontSize: 14, color: 'text.secondary' }}>{lead}</Typography>
            </Box>
          </li>
        );
      })}
    </PlainList>
  );
}

const grid = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
} as const;

const card = {
  display: 'block',
  height: '100%',
  p: 2.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '16px',
  bgcolor: 'background.paper',
  textDecoration: 'none',
  '&:hover': { borderColor: 'text.secondary' },
} as const;

const ground = {
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  mb: 2,
  borderRadius: '10px',
  bgcolor: 'info.soft',
  color: 'info.main',
} as const;
