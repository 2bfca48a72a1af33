import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type Props = {
  /** A picture or a face. */
  picture?: ReactNode;
  title: ReactNode;
  line?: ReactNode;
  /** State or figures. */
  aside?: ReactNode;
  actions?: ReactNode;
};

/** A row of a list at the desk; on phones its actions are below. */
export function ManageRow({ picture, title, line, aside, actions }: Props) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      {picture}
      <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 700 }}>{title}</Box>
        {line && <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{line}</Box>}
      </Box>
      {aside}
      {actions && (
        <Box sx={{ display: 'flex', gap: 1, flexBasis: { xs: '100%', sm: 'auto' } }}>{actions}</Box>
      )}
    </Box>
  );
}

/** A picture of a row; without one its place stays. */
export function RowPicture({ src }: { src: string | undefined }) {
  return (
    <Box
      sx={{
        width: 56,
        height: 56,
        flexShrink: 0,
        borderRadius: '10px',
        overflow: 'hidden',
        bgcolor: 'action.hover',
      }}
    >
      {src && (
        <Box
          component="img"
          src={src}
          alt=""
          sx={{ width: 1, height: 1, objectFit: 'cover', display: 'block' }}
        />
      )}
    </Box>
  );
}
