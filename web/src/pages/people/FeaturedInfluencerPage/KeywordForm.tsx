import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type FormEvent, useRef } from 'react';
import { FieldError } from '../../../components/FieldError.tsx';
import { t } from '../../../languages/t.ts';
import { useTimedError } from '../../../lib/useTimedError.ts';

/** Seconds a complaint stays (specification, section 5). */
const SECONDS = 3;

type Props = { value: string; onSearch: (keyword: string) => void };

/** A search that insists on a word. */
export function KeywordForm({ value, onSearch }: Props) {
  const [error, show] = useTimedError(SECONDS);
  const input = useRef<HTMLInputElement>(null);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = (input.current?.value ?? '').trim();
    show(keyword ? null : t('Search field is required'));
    if (keyword) onSearch(keyword);
    else input.current?.focus();
  };
  return (
    <Box component="form" role="search" noValidate onSubmit={onSubmit}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <TextField
          // The address changed by other means: the field begins anew with it.
          key={value}
          fullWidth
          size="small"
          type="search"
          placeholder={t('Search featured influencers')}
          defaultValue={value}
          inputRef={input}
          error={!!error}
          slotProps={{
            htmlInput: {
              'aria-label': t('Search featured influencers'),
              'aria-describedby': error ? 'keyword-error' : undefined,
              maxLength: 100,
            },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchRounded fontSize="small" aria-hidden />
                </InputAdornment>
              ),
            },
          }}
        />
        <Button type="submit" variant="contained">
          {t('Search')}
        </Button>
      </Box>
      <Box role="alert" sx={{ '&:not(:empty)': { mt: 0.75 } }}>
        {error && <FieldError id="keyword-error" text={error} />}
      </Box>
    </Box>
  );
}
