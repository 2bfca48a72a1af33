import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from '../../routing/Link.tsx';

type Props = { to: string; children: ReactNode; sx?: SxProps<Theme>; 'aria-label'?: string };

/** A link whose target is set by configuration: within the product, or a new tab elsewhere. */
export function SiteLink({ to, children, ...rest }: Props) {
  if (to.startsWith('/')) {
    return (
      <Box component={Link} to={to} {...rest}>
        {children}
      </Box>
    );
  }
  return (
    <Box component="a" href={to} target="_blank" rel="noopener" {...rest}>
      {children}
    </Box>
  );
}
