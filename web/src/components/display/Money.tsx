import Box from '@mui/material/Box';
import { formatMoney, type MoneyValue } from '../../lib/format/formatMoney.ts';
import { displayFont } from '../../lib/theme/theme.ts';

type Props = { value: MoneyValue; size?: number };

export function Money({ value, size = 18 }: Props) {
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
