import Box from '@mui/material/Box';
import { formatMoney, type MoneyValue } from '../../lib/format/formatMoney.ts';
import { displayFont } from '../../lib/theme/theme.ts';

export function Money({ value, size = 18 }: { value: MoneyValue; size?: number }) {
  return (
    <Box
      component="span"
      sx={{
        fontFamily: displayFont,
        fontWeight: 700,
        fontSize: size,
        letterSpacing: '-0.01em',
        lineHeight: 1.1,
      }}
    >
      {formatMoney(value)}
    </Box>
  );
}
