import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { type Text, t } from '../../../languages/t.ts';
import { useCountryOptions } from '../../settings/fields/useCountryOptions.ts';

type Props = {
  /** Where the keyword is typed. */
  search: ReactNode;
  country: string;
  onCountry: (code: string) => void;
  sort: string;
  /** Orders by their code. */
  sorts: readonly { code: string; text: Text }[];
  onSort: (code: string) => void;
};

/** Keyword, country and order above a list of people. */
export function InfluencerControls({ search, country, onCountry, sort, sorts, onSort }: Props) {
  const countries = useCountryOptions();
  // Until the countries are known, the chosen one has no name to show.
  const known = countries.some(({ value }) => value === country);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(0, 1fr) 220px 200px' },
        '& > form': { gridColumn: { xs: '1 / -1', md: 'auto' } },
        mb: 3,
      }}
    >
      {search}
      <TextField
        select
        size="small"
        label={t('Country')}
        value={known ? country : ''}
        onChange={(event) => onCountry(event.target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('All Country')}</MenuItem>
        {countries.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('Sort by')}
        value={sort}
        onChange={(event) => onSort(event.target.value)}
      >
        {sorts.map(({ code, text }) => (
          <MenuItem key={code} value={code}>
            {t(text)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
