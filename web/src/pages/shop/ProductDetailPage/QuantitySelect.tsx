import Box from '@mui/material/Box';
import { t } from '../../../languages/t.ts';

type Props = { value: number; most: number; onQuantity: (quantity: number) => void };

/** How many one buys: the browser's own list. */
export function QuantitySelect({ value, most, onQuantity }: Props) {
  return (
    <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontSize: 14 }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('Quantity')}
      </Box>
      <Box
        component="select"
        value={value}
        onChange={({ target }: React.ChangeEvent<HTMLSelectElement>) => onQuantity(Number(target.value))}
        sx={{
          height: 48,
          px: 1.25,
          borderRadius: '10px',
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          color: 'text.primary',
          font: 'inherit',
          fontSize: 16,
        }}
      >
        {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </Box>
    </Box>
  );
}
