import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { type FormEvent, useEffect, useState } from 'react';
import { t } from '../../languages/t.ts';
import { SearchField } from './SearchField.tsx';

type Props = {
  /** What is searched, for example 'Search campaigns'. */
  label: string;
  value: string;
  /** Gets the trimmed text; false refuses it and takes the focus to the field. */
  onSearch: (text: string) => boolean;
  onText?: () => void;
  /** Why it is refused. */
  error?: string | undefined;
  /** Where it leads without JavaScript; this page unless told. */
  action?: string;
  sx?: SxProps<Theme>;
};

/** A search that is sent with its button. */
export function SearchForm({ label, value, onSearch, onText, error, action, sx }: Props) {
  const [text, setText] = useState(value);
  // An address from elsewhere fills the field anew.
  useEffect(() => setText(value), [value]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!onSearch(text.trim())) event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <Box
      component="form"
      role="search"
      action={action}
      noValidate
      onSubmit={onSubmit}
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, ...(sx as object) }}
    >
      <SearchField
        label={label}
        value={text}
        onText={(next) => {
          setText(next);
          onText?.();
        }}
        error={error}
      />
      <Button type="submit" variant="outlined" sx={{ height: 42 }}>
        {t('Search')}
      </Button>
    </Box>
  );
}
