import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { KeyboardEvent } from 'react';
import { t } from '../../../languages/t.ts';
import type { StatementAddress } from './useStatementAddress.ts';

const toAmount = (text: string) => text.replace(/[^\d.]/g, '').slice(0, 12);

/** Least and most of an amount; they count when the field is left or Enter is pressed. */
export function PriceRange({ address: { values, change } }: { address: StatementAddress }) {
  const take = (name: 'min' | 'max', text: string) => {
    const next = toAmount(text);
    if (next !== values[name]) change({ [name]: next });
  };
  const field = (name: 'min' | 'max', label: string) => (
    <TextField
      // Cleared and linked addresses fill the field anew.
      key={`${name} ${values[name]}`}
      size="small"
      margin="dense"
      label={label}
      defaultValue={values[name]}
      onBlur={(event) => take(name, event.target.value)}
      onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => {
        if (event.key === 'Enter') take(name, (event.target as HTMLInputElement).value);
      }}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
      }}
    />
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      {field('min', t('From ## amount'))}
      {field('max', t('To ## amount'))}
    </Box>
  );
}
