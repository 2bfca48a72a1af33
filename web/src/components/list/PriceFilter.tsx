import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { t } from '../../languages/t.ts';
import { parseMoney } from '../../lib/format/formatMoney.ts';
import { dollars, type PriceScale } from './priceRange.ts';

type Range = [min: number, max: number];
type Props = { scale: PriceScale; min: number; max: number; onPrice: (range: Range) => void };

/** Least and most, by slider for a rough and by field for an exact choice. The list follows when the hand lets go. */
export function PriceFilter({ scale, min, max, onPrice }: Props) {
  const [range, setRange] = useState<Range>([min, max]);
  useEffect(() => setRange([min, max]), [min, max]);
  const { sign, ...steps } = scale;
  const spoken = (value: number) => dollars(value, scale);
  const take = (next: Range) => {
    setRange(next);
    onPrice(next);
  };
  return (
    <>
      <Box sx={{ px: 1.25 }}>
        <Slider
          value={range}
          {...steps}
          size="small"
          onChange={(_, value) => setRange(value as Range)}
          onChangeCommitted={(_, value) => onPrice(value as Range)}
          getAriaLabel={(index) => (index === 0 ? t('Lowest price') : t('Highest price'))}
          getAriaValueText={spoken}
          valueLabelDisplay="auto"
          valueLabelFormat={spoken}
          sx={{ color: 'text.primary' }}
        />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
        <PriceField
          label={`${t('From ## amount')} ${sign}`}
          most={scale.max}
          value={range[0]}
          onValue={(value) => take(ordered(value, range[1]))}
        />
        <PriceField
          label={`${t('To ## amount')} ${sign}`}
          most={scale.max}
          value={range[1]}
          onValue={(value) => take(ordered(range[0], value))}
        />
      </Box>
    </>
  );
}

const ordered = (a: number, b: number): Range => (a <= b ? [a, b] : [b, a]);

type FieldProps = { label: string; most: number; value: number; onValue: (value: number) => void };

function PriceField({ label, most, value, onValue }: FieldProps) {
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);
  const commit = () => {
    // Cents are left out: '12.50' is twelve dollars. What is no amount leaves the price as it was.
    const minor = parseMoney(text);
    const next = minor === null ? value : Math.min(most, Math.floor(minor / 100));
    setText(String(next));
    if (next !== value) onValue(next);
  };
  return (
    <TextField
      size="small"
      label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 9 } }}
    />
  );
}
