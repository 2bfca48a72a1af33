import Box from '@mui/material/Box';

/** How many are unread, at the corner of an icon. Decorative: the control says it in words. */
export function UnreadCount({ value }: { value: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'absolute',
        top: -6,
        right: -6,
        minWidth: 18,
        height: 18,
        px: 0.5,
        borderRadius: 999,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: 11,
        fontWeight: 700,
        lineHeight: '18px',
        textAlign: 'center',
      }}
    >
      {value > 99 ? '99+' : value}
    </Box>
  );
}
