import Box from '@mui/material/Box';
import { useId } from 'react';
import { Sign } from '../display/Sign.tsx';
import { FieldError } from '../form/FieldError.tsx';
import { searchInput, searchPill } from './searchLook.ts';

const pill = {
  ...searchPill,
  px: 1.75,
  bgcolor: 'background.paper',
  color: 'text.secondary',
  '&:focus-within': { ...searchPill['&:focus-within'], outlineOffset: -1 },
} as const;

type Props = {
  label: string;
  value: string;
  onText: (text: string) => void;
  error?: string | undefined;
};

/** Where one writes what a list is searched for. Without JavaScript its form leads to the list with `?q=`. */
export function SearchField({ label, value, onText, error }: Props) {
  const id = useId();
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box sx={{ ...pill, ...(error && { borderColor: 'error.main' }) }}>
        <Sign name="search" />
        <Box
          component="input"
          type="search"
          name="q"
          placeholder={label}
          aria-label={label}
          aria-invalid={!!error}
          aria-describedby={error ? id : undefined}
          maxLength={100}
          value={value}
          onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => onText(target.value)}
          sx={searchInput}
        />
      </Box>
      {error && (
        <Box role="alert" sx={{ mt: 0.75, ml: 0.5 }}>
          <FieldError id={id} text={error} />
        </Box>
      )}
    </Box>
  );
}
