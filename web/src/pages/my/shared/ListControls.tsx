import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useEffect, useState } from 'react';
import { SearchField } from '../../../components/list/SearchField.tsx';
import { SortSelect } from '../../../components/list/SortSelect.tsx';
import { t } from '../../../languages/t.ts';
import { sortOptions, type useListAddress } from './useListAddress.ts';

type Props = {
  address: ReturnType<typeof useListAddress>;
  /** How many there are; undefined while it is not known. */
  total: number | undefined;
};

const sorts = sortOptions.map(({ code, label }) => ({ value: code, text: label }));

/** Search by title, and the order. Nothing to search, nothing to order: then they are not there. */
export function ListControls({ address, total }: Props) {
  const [text, setText] = useState(address.search);
  // An address from elsewhere fills the field anew.
  useEffect(() => setText(address.search), [address.search]);
  if (total === 0 && !address.search) return null;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    address.setSearch(text);
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        mb: 3,
      }}
    >
      <Box
        component="form"
        role="search"
        onSubmit={onSubmit}
        sx={{ display: 'flex', gap: 1, flex: 1, minWidth: { xs: '100%', sm: 280 }, maxWidth: { sm: 480 } }}
      >
        <SearchField label={t('Search by title')} value={text} onText={setText} />
        <Button type="submit" variant="outlined">
          {t('Search')}
        </Button>
      </Box>
      <SortSelect value={address.code} sorts={sorts} onSort={address.setSort} />
    </Box>
  );
}
