import Box from '@mui/material/Box';
import { displayFont } from '../../lib/theme/theme.ts';

export function Brand() {
  return (
    <Box
      component="span"
      sx={{ fontFamily: displayFont, fontSize: 26, fontWeight: 700, letterSpacing: '-0.04em', lineHeight: 1 }}
    >
      koli
      <Box component="span" sx={{ color: 'primary.main' }}>
        .
      </Box>
    </Box>
  );
}
