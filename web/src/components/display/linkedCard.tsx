import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from '../../routing/Link.tsx';

/** Look of a card that is a link as a whole: the link in it covers it. */
export const linkedCard = {
  position: 'relative',
  display: 'flex',
  '&:hover': { borderColor: 'text.secondary' },
  '&:has(a:focus-visible)': { outline: 2, outlineColor: 'info.main', outlineOffset: 2 },
} as const;

type Props = { to: string; onClick?: () => void; children: ReactNode };

export function CoveringLink({ to, onClick, children }: Props) {
  return (
    <Box
      component={Link}
      to={to}
      onClick={onClick}
      sx={{
        textDecoration: 'none',
        '&:focus-visible': { outline: 'none' },
        '&::after': { content: '""', position: 'absolute', inset: 0 },
      }}
    >
      {children}
    </Box>
  );
}

export function CardTitle(props: Props) {
  return (
    <Typography
      variant="subtitle1"
      component="h3"
      sx={{
        fontSize: 16,
        lineHeight: 1.3,
        display: '-webkit-box',
        WebkitLineClamp: 2,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
      }}
    >
      <CoveringLink {...props} />
    </Typography>
  );
}
