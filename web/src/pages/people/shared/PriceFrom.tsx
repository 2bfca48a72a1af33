import Box from '@mui/material/Box';
import { Rich } from '../../../languages/Rich.tsx';
import { msg, type Text } from '../../../languages/t.ts';
import { formatMoney, type MoneyValue } from '../../../lib/format/formatMoney.ts';
import { displayFont } from '../../../lib/theme/theme.ts';

type Props = {
  price: MoneyValue;
  /** Of the amount, in pixels. */
  size: number;
  /** With the amount in its first part; what its second part says is left out on phones. */
  text?: Text;
};

/** 'From US$180': the least that a person asks for. */
export function PriceFrom({ price, size, text = msg('From <0>{amount}</0>') }: Props) {
  return (
    <Rich
      text={text}
      values={{ amount: formatMoney(price) }}
      parts={[
        <Box
          key="amount"
          component="span"
          sx={{ fontFamily: displayFont, fontWeight: 700, fontSize: size, color: 'text.primary' }}
        />,
        <Box key="unit" component="span" sx={{ display: { xs: 'none', sm: 'inline' } }} />,
      ]}
    />
  );
}
