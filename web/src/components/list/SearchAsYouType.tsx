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
  /** What the list was last asked for. */
  const [told, setTold] = useState(value);
  const [seen, setSeen] = useState(value);
  // The address changed by other means (back, Clear): the field follows at once, before what stood there is asked again.
  if (value !== seen) {
    setSeen(value);
    if (value !== told) setText(value);
    setTold(value);
  }
  const ask = (typing: boolean) => {
    setTold(text.trim());
    onSearch(text.trim(), typing);
  };
  useEffect(() => {
    if (text.trim() === told) return;
    const timer = setTimeout(() => ask(true), PAUSE);
    return () => clearTimeout(timer);
  });
  return (
    <Box
      component="form"
      ref={form}
      role="search"
      sx={{ flex: 1, minWidth: { xs: '100%', sm: 240 } }}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        ask(false);
      }}
    >
      <SearchField label={label} value={text} onText={setText} />
    </Box>
  );
}
