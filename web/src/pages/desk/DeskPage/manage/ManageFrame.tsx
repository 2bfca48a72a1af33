import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from '../../../../routing/Link.tsx';

type Props = {
  title: string;
  /** Where it belongs: 'News' of an article. */
  parent?: { to: string; label: string };
  aside?: ReactNode;
  children: ReactNode;
};

/** The head of a page that is looked after at the desk. */
export function ManageFrame({ title, parent, aside, children }: Props) {
  return (
    <Box component="article" aria-label={title}>
      {parent && (
        <Box component={Link} to={parent.to} sx={{ color: 'info.main', fontSize: 14, fontWeight: 600 }}>
          {parent.label}
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 1.5,
          mb: 2,
        }}
      >
        <Typography variant="h3" component="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {aside}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
    </Box>
  );
}
