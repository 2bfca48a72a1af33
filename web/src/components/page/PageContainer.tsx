import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle.tsx';

type Props = {
  /** The h1 of the page, when it begins with it. */
  title?: string;
  children: ReactNode;
  /** Greatest width of texts and forms, in pixels. They begin where every other page does. */
  width?: number;
  sx?: SxProps<Theme>;
};

/** Margins and width of a page: 48 px on desktops, 16 px on phones. */
export function PageContainer({ title, children, width, sx }: Props) {
  const content = (
    <>
      {title && <PageTitle>{title}</PageTitle>}
      {children}
    </>
  );
  return (
    <Box
      sx={[
        {
          maxWidth: 1440,
          mx: 'auto',
          px: { xs: 2, md: 6 },
          pt: { xs: 2.5, md: 4 },
          pb: { xs: 5, md: 8 },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {width ? <Box sx={{ maxWidth: width }}>{content}</Box> : content}
    </Box>
  );
}
