import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { SearchField } from './SearchField.tsx';

type Props = {
  /** What is searched, for example 'Search campaigns'. */
  label: string;
  value: string;
  /** `typing` while letters are still coming, false on Enter. */
  onSearch: (search: string, typing: boolean) => void;
};

const PAUSE = 350;

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
      <SearchField label={label} value={text} onText={setText} />
    </Box>
  );
}
