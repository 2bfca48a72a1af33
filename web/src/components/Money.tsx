import Box from '@mui/material/Box';
import { displayFont } from '../app/theme.ts';
import { formatMoney, type MoneyValue } from '../lib/formatMoney.ts';

type Props = {
  value: MoneyValue;
  /** Font size in pixels. */
  size?: number;
};

/** An amount in the face of headings. */
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
