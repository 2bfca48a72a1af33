import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type FormEvent, useEffect, useState } from 'react';
import { FieldError } from '../../../components/FieldError.tsx';

type Props = { value: string; onSearch: (search: string) => void };

/** Search by title. An empty one is refused on this screen (specification, section 5). */
export function ProductSearch({ value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => setText(value), [value]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    setEmpty(wanted === '');
    if (wanted) onSearch(wanted);
  };
  return (
    <Box
      component="form"
      role="search"
      noValidate
      onSubmit={onSubmit}
      sx={{ flex: 1, minWidth: { xs: '100%', sm: 280 }, display: 'flex', alignItems: 'flex-start', gap: 1 }}
    >
      <TextField
        fullWidth
        size="small"
        type="search"
        placeholder="Search products"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setEmpty(false);
        }}
        error={isEmpty}
        helperText={isEmpty && <FieldError text="Field is required" />}
        slotProps={{
          htmlInput: { 'aria-label': 'Search products', maxLength: 100 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchRounded fontSize="small" aria-hidden />
              </InputAdornment>
            ),
          },
        }}
      />
      <Button type="submit" variant="outlined" sx={{ height: 40 }}>
        Search
      </Button>
    </Box>
  );
}
