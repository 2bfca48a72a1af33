import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useEffect, useState } from 'react';
import { SearchField } from '../../../components/list/SearchField.tsx';
import { t } from '../../../languages/t.ts';

type Props = { value: string; onSearch: (search: string) => void };

/** Search by title. An empty one is refused on this screen (specification, section 5). */
export function ProductSearch({ value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => setText(value), [value]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = text.trim();
    setEmpty(wanted === '');
    if (wanted) onSearch(wanted);
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <Box
      component="form"
      role="search"
      action="/products"
      noValidate
      onSubmit={onSubmit}
      sx={{ flex: 1, minWidth: { xs: '100%', sm: 280 }, display: 'flex', alignItems: 'flex-start', gap: 1 }}
    >
      <SearchField
        label={t('Search products')}
        value={text}
        onText={(next) => {
          setText(next);
          setEmpty(false);
        }}
        error={isEmpty ? t('Field is required') : undefined}
      />
      <Button type="submit" variant="outlined" sx={{ height: 42 }}>
        {t('Search')}
      </Button>
    </Box>
  );
}
