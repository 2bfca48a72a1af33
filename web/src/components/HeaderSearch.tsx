import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';

/** Search of campaigns from any page; an empty term shows them all. */
export function HeaderSearch() {
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    navigate(term ? `/campaigns?search=${encodeURIComponent(term)}` : '/campaigns');
  };
  return (
    <Box
      component="form"
      role="search"
      onSubmit={onSubmit}
      sx={{ flex: '0 1 420px', display: { xs: 'none', md: 'block' } }}
    >
      <InputBase
        name="search"
        type="search"
        placeholder="Search campaigns"
        fullWidth
        startAdornment={<SearchRounded aria-hidden sx={{ mr: 1, color: 'text.secondary', fontSize: 20 }} />}
        slotProps={{ input: { 'aria-label': 'Search campaigns', maxLength: 100 } }}
        sx={{
          height: 42,
          px: 2,
          borderRadius: 999,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.default',
          '&.Mui-focused': { outline: '2px solid', outlineColor: 'info.main' },
          '& input:focus-visible': { outline: 'none' },
        }}
      />
    </Box>
  );
}
