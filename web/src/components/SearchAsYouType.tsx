import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';

type Props = {
  /** What is searched, for example 'Search campaigns'. */
  label: string;
  value: string;
  /** `typing` while letters are still coming, false on Enter. */
  onSearch: (search: string, typing: boolean) => void;
};

const PAUSE = 350;

/** The quiet outline of the look: a line, and muted words while it is empty. */
const softField = {
  borderRadius: 999,
  height: 42,
  '& .MuiOutlinedInput-notchedOutline': { borderColor: 'divider', opacity: 1 },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;

/** Searches a list while one types, and at once on Enter. */
export function SearchAsYouType({ label, value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const told = useRef(value);
  // The address changed by other means (back, Clear): the field follows.
  useEffect(() => {
    if (value !== told.current) setText(value);
    told.current = value;
  }, [value]);
  useEffect(() => {
    if (text.trim() === told.current) return;
    const timer = setTimeout(() => {
      told.current = text.trim();
      onSearch(text.trim(), true);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  return (
    <Box
      component="form"
      role="search"
      sx={{ flex: 1, minWidth: { xs: '100%', sm: 240 } }}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        told.current = text.trim();
        onSearch(text.trim(), false);
      }}
    >
      <TextField
        fullWidth
        size="small"
        type="search"
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{
          htmlInput: { 'aria-label': label, maxLength: 100 },
          input: {
            sx: softField,
            startAdornment: (
              <InputAdornment position="start">
                <SearchRounded fontSize="small" aria-hidden />
              </InputAdornment>
            ),
          },
        }}
      />
    </Box>
  );
}
