import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** Text pages and forms are narrow. */
  narrow?: boolean;
  sx?: SxProps<Theme>;
};

/** Margins and width of a page: 48 px on desktops, 16 px on phones. */
export function PageContainer({ children, narrow, sx }: Props) {
  return (
    <Box
      sx={[
        {
          maxWidth: narrow ? 760 : 1440,
          mx: 'auto',
          px: { xs: 2, md: 6 },
          pt: { xs: 2.5, md: 4 },
          pb: { xs: 5, md: 8 },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}
