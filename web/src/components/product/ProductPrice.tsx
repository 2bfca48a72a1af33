import Box from '@mui/material/Box';
import { t } from '../../languages/t.ts';
import { formatMoneyFull, type MoneyValue } from '../../lib/format/formatMoney.ts';
import { Money } from '../display/Money.tsx';
import { visuallyHidden } from '../display/visuallyHidden.ts';

type Props = {
  product: { amount: MoneyValue; price: MoneyValue; discountPercent: number };
  size?: number;
};

export function ProductPrice({ product, size = 18 }: Props) {
  const { amount, price, discountPercent } = product;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 1, minWidth: 0 }}>
      {discountPercent > 0 && <span style={visuallyHidden}>{t('Now ## price')} </span>}
      <Money value={price} size={size} isFull />
      {discountPercent > 0 && (
        <Box component="s" sx={{ color: 'text.secondary', fontSize: Math.max(13, size * 0.7) }}>
          <span style={visuallyHidden}>{t('before')} </span>
          {formatMoneyFull(amount)}
        </Box>
      )}
    </Box>
  );
}
