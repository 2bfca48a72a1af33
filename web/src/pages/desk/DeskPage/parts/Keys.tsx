import Box from '@mui/material/Box';

/** A key of the keyboard. */
export function Keys({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        px: 0.75,
        py: 0.25,
        border: 1,
        borderColor: 'divider',
        borderRadius: '6px',
        bgcolor: 'background.paper',
        color: 'text.primary',
        font: 'inherit',
        fontSize: 12.5,
        whiteSpace: 'nowrap',
        fontWeight: 600,
      }}
    >
      {children}
    </Box>
  );
}
