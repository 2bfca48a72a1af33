import Box from '@mui/material/Box';
import type { FormEvent } from 'react';
import { t } from '../languages/t.ts';
import { influencerListPath } from '../lib/influencerListPath.ts';
import { useNavigate } from '../routing/index.ts';
import { Sign } from './Sign.tsx';

const pill = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  height: 42,
  px: 2,
  borderRadius: 999,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  '&:focus-within': { outline: '2px solid', outlineColor: 'info.main' },
} as const;

const input = {
  flex: 1,
  minWidth: 0,
  height: '100%',
  border: 0,
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  fontSize: 15,
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;

/** Search of people from any page; an empty term shows them all. Campaigns have their search on their own page. */
export function HeaderSearch() {
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    navigate(influencerListPath(term));
  };
  return (
    <Box
      component="form"
      role="search"
      onSubmit={onSubmit}
      sx={{ flex: '0 1 420px', display: { xs: 'none', md: 'block' } }}
    >
      <Box sx={pill}>
        <Box component="span" sx={{ display: 'flex', color: 'text.secondary' }}>
          <Sign name="search" />
        </Box>
        <Box
          component="input"
          name="search"
          type="search"
          placeholder={t('Search influencers')}
          aria-label={t('Search all influencers')}
          maxLength={100}
          sx={input}
        />
      </Box>
    </Box>
  );
}
