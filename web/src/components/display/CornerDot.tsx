import Box from '@mui/material/Box';
import { t } from '../../languages/t.ts';
import { visuallyHidden } from './visuallyHidden.ts';

type Props = { color: 'success' | 'warning'; size: number; place: object; title?: string; children: string };

/** A round mark in a corner; what it means is said to screen readers. */
export function CornerDot({ color, size, place, title, children }: Props) {
  const look = { width: size, height: size, bgcolor: `${color}.main`, borderColor: 'background.paper' };
  return (
    <Box
      component="span"
      title={title}
      sx={{ position: 'absolute', borderRadius: '50%', border: 2, ...look, ...place }}
    >
      <span style={visuallyHidden}>{children}</span>
    </Box>
  );
}

/** The marker of a waiting draft on '+ Campaigns'. */
export function DraftDot() {
  return (
    <CornerDot color="warning" size={12} place={{ top: -4, right: -4 }}>
      {t('a draft waits')}
    </CornerDot>
  );
}
