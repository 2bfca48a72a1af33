import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { FormEvent } from 'react';
import { t } from '../../../languages/t.ts';
import { sortOptions, type useListAddress } from './useListAddress.ts';

type Props = { address: ReturnType<typeof useListAddress> };

/** Search by title, and the order. */
export function ListControls({ address }: Props) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    address.setSearch(String(new FormData(event.currentTarget).get('search') ?? ''));
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 3,
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 440px) 210px' },
        justifyContent: 'space-between',
      }}
    >
      <Box
        component="form"
        role="search"
        onSubmit={onSubmit}
        sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
      >
        <TextField
          // An address from elsewhere fills the field anew.
          key={address.search}
          fullWidth
          size="small"
          name="search"
          type="search"
          placeholder={t('Search by title')}
          defaultValue={address.search}
          slotProps={{ htmlInput: { 'aria-label': t('Search by title'), maxLength: 100 } }}
        />
        <Button type="submit" variant="outlined">
          {t('Search')}
        </Button>
      </Box>
      <TextField
        select
        size="small"
        label={t('Sort by')}
        value={address.code}
        onChange={(event) => address.setSort(event.target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        {sortOptions.map(({ code, label }) => (
          <MenuItem key={code} value={code}>
            {t(label)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
