import Box from '@mui/material/Box';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  height: 34,
  px: 1.75,
  borderRadius: 999,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.primary',
  fontFamily: 'inherit',
  fontSize: 14,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  maxWidth: 1,
} as const;

const pressable = {
  '&:hover': { borderColor: 'text.secondary' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'info.main', outlineOffset: 2 },
} as const;

export function Tag({ children, title }: { children: ReactNode; title?: string }) {
  return (
    <Box component="span" title={title} sx={look}>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {children}
      </Box>
    </Box>
  );
}

/** A word in a pill that can be pressed, or that leads somewhere when `component` is a link. */
export function PressableTag({
  sx,
  children,
  ...rest
}: ButtonBaseProps & { component?: React.ElementType; to?: string }) {
  return (
    <ButtonBase {...rest} sx={{ ...look, ...pressable, ...(sx as object) }}>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {children}
      </Box>
    </ButtonBase>
  );
}
