import Box from '@mui/material/Box';
import { formatMoney, formatMoneyFull, type MoneyValue } from '../../lib/format/formatMoney.ts';
import { displayFont } from '../../lib/theme/theme.ts';

type Props = {
  value: MoneyValue;
  size?: number;
  /** With cents also where they are none: in lists, whose amounts all look alike. */
  isFull?: boolean;
};

export function Money({ value, size = 18, isFull }: Props) {
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
      {isFull ? formatMoneyFull(value) : formatMoney(value)}
    </Box>
  );
}
