import Box from '@mui/material/Box';
import { t } from '../../languages/t.ts';

/** Stars that somebody gave, of five. */
export function Stars({ value }: { value: number }) {
  return (
    <Box
      component="span"
      role="img"
      aria-label={t('{value} of 5 stars', { value })}
      sx={{ position: 'relative', fontSize: 17, lineHeight: 1, letterSpacing: 1, color: 'divider' }}
    >
      ★★★★★
      <Box
        component="span"
        sx={{
          position: 'absolute',
          inset: '0 auto 0 0',
          width: `${(value / 5) * 100}%`,
          overflow: 'hidden',
          whiteSpace: 'nowrap',
          color: 'warning.main',
        }}
      >
        ★★★★★
      </Box>
    </Box>
  );
}
