import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Link } from '../../routing/Link.tsx';
import { oneLine } from '../display/oneLine.ts';
import { Sign } from '../display/Sign.tsx';

type Props = { back: { to: string; text: string }; title: string; about?: string; children?: ReactNode };

/** On phones in place of the site's header, on pages that use `useAlone`: the way back and what it is about. */
export function PhoneBar({ back, title, about, children }: Props) {
  return (
    <Box sx={bar}>
      <IconButton component={Link} to={back.to} aria-label={back.text} sx={{ ml: -1 }}>
        <Sign name="back" size={24} />
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ ...oneLine, fontSize: 15, fontWeight: 700, lineHeight: 1.3 }}>{title}</Box>
        {about && <Box sx={{ ...oneLine, fontSize: 13, color: 'text.secondary' }}>{about}</Box>}
      </Box>
      {children}
    </Box>
  );
}

const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  display: { xs: 'flex', sm: 'none' },
  displayPrint: 'none',
  alignItems: 'center',
  gap: 0.5,
  height: 64,
  px: 2,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
