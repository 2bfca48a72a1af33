import Box from '@mui/material/Box';
import type { FormEvent } from 'react';
import { Sign } from '../../components/display/Sign.tsx';
import { searchInput, searchPill } from '../../components/list/searchLook.ts';
import { t } from '../../languages/t.ts';
import { influencerListPath } from '../../lib/navigation/pagePaths.ts';
import { useNavigate } from '../../routing/hooks.ts';

const pill = { ...searchPill, px: 2, bgcolor: 'background.default' } as const;
const input = { ...searchInput, fontSize: 15 } as const;

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
      // Gives in long before the ways beside it do.
      sx={{ flex: '0 999 420px', minWidth: 140, display: { xs: 'none', md: 'block' } }}
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
