import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { SearchField } from './SearchField.tsx';

type Props = {
  label: string;
  value: string;
  /** `typing` while letters are still coming, false on Enter. */
  onSearch: (search: string, typing: boolean) => void;
  /** Whoever came here to search may write at once: a new value for each time they come. */
  wanted?: string | undefined;
};

const PAUSE = 350;

/** Searches a list while one types, and at once on Enter. */
export function SearchAsYouType({ label, value, onSearch, wanted }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (wanted) form.current?.querySelector('input')?.focus();
  }, [wanted]);
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
      ref={form}
      role="search"
      sx={{ flex: 1, minWidth: { xs: '100%', sm: 240 } }}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        told.current = text.trim();
        onSearch(text.trim(), false);
      }}
    >
      <SearchField label={label} value={text} onText={setText} />
    </Box>
  );
}
