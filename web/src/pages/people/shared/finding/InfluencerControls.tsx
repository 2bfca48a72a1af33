import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useCountryOptions } from '../../../../components/form/useCountryOptions.ts';
import { type Text, t } from '../../../../languages/t.ts';

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
  const countries = useCountryOptions().map(({ value, label }) => ({ value, text: label }));
  // Until the countries are known, the chosen one has no name to show.
  const known = countries.some(({ value }) => value === country);
  return (
    <Box
      sx={{
        display: { xs: 'flex', md: 'grid' },
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: 'minmax(0, 1fr) 220px 200px',
        '& > form': { flexBasis: '100%' },
        // On phones side by side where both are read whole, else below each other: languages differ.
        '& > select': { flex: '1 1 40%', minWidth: 'min-content', fieldSizing: 'content' },
        mb: 3,
      }}
    >
      {search}
      <PlainSelect
        label={t('Country')}
        value={known ? country : ''}
        options={[{ value: '', text: t('All Country') }, ...countries]}
        onValue={onCountry}
      />
      <PlainSelect
        label={t('Sort by')}
        value={sort}
        options={sorts.map(({ code, text }) => ({ value: code, text: t(text) }))}
        onValue={onSort}
      />
    </Box>
  );
}

type PlainSelectProps = {
  /** What is chosen, for screen readers: the choices themselves tell everybody else. */
  label: string;
  value: string;
  options: readonly { value: string; text: string }[];
  onValue: (value: string) => void;
};

/** A choice by the browser's own list, which weighs nothing and suits a thumb. */
function PlainSelect({ label, value, options, onValue }: PlainSelectProps) {
  return (
    <select
      className="list"
      aria-label={label}
      value={value}
      onChange={({ target }) => onValue(target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  );
}
