import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useEffect, useState } from 'react';
import { SearchField } from '../../../components/list/SearchField.tsx';
import { t } from '../../../languages/t.ts';
import { useTimedError } from '../../../lib/form/useTimedError.ts';

/** Seconds a complaint stays (specification, section 5). */
const SECONDS = 3;

type Props = { value: string; onSearch: (keyword: string) => void };

/** A search that insists on a word. */
export function KeywordForm({ value, onSearch }: Props) {
  const [error, show] = useTimedError(SECONDS);
  const [text, setText] = useState(value);
  // The address changed by other means: the field begins anew with it.
  useEffect(() => setText(value), [value]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = text.trim();
    show(keyword ? null : t('Search field is required'));
    if (keyword) onSearch(keyword);
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <Box
      component="form"
      role="search"
      noValidate
      onSubmit={onSubmit}
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}
    >
      <SearchField
        label={t('Search featured influencers')}
        value={text}
        onText={setText}
        error={error ?? undefined}
      />
      <Button type="submit" variant="outlined" sx={{ height: 42 }}>
        {t('Search')}
      </Button>
    </Box>
  );
}
