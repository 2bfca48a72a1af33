import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { PlainList } from '../../../../components/list/PlainList.tsx';
import { SearchAsYouType } from '../../../../components/list/SearchAsYouType.tsx';

type Props<T> = {
  label: string;
  document: TypedDocumentNode<T, { search: string }>;
  children: (found: T) => ReactNode;
};

/** Finds something by its name, to do something with it. */
export function SearchPick<T>({ label, document, children }: Props<T>) {
  const [search, setSearch] = useState('');
  const { data } = useQuery<T, { search: string }>(document, {
    variables: { search },
    skip: search.length < 2,
  });
  return (
    <Box sx={{ mt: 2 }}>
      <SearchAsYouType label={label} value={search} onSearch={setSearch} />
      <PlainList label={`${label}: found`} sx={{ mt: 1 }}>
        {search.length >= 2 && data ? children(data as T) : null}
      </PlainList>
    </Box>
  );
}
