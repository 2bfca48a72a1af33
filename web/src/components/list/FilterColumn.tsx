import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { t } from '../../languages/t.ts';

const isNarrow = (theme: Theme) => theme.breakpoints.down('md');

/**
 * The filters beside a list, on desktops. Servers draw them for everybody, as they do not know the width; phones take
 * them away before they come to life, so that the program of what nobody sees there is never fetched.
 */
export function FilterColumn({ children }: { children: ReactNode }) {
  const narrow = useMediaQuery(isNarrow);
  return (
    <Box component="aside" aria-label={t('Filters')} sx={{ display: { xs: 'none', md: 'block' } }}>
      {!narrow && children}
    </Box>
  );
}

export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="subtitle1" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
