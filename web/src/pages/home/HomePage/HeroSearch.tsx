import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { FieldError } from '../../../components/form/FieldError.tsx';
import { searchInput } from '../../../components/list/searchLook.ts';
import { Rich } from '../../../languages/Rich.tsx';
import { msg, t } from '../../../languages/t.ts';
import { influencerListPath } from '../../../lib/navigation/pagePaths.ts';
import { useNavigate } from '../../../routing/hooks.ts';

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  p: 1,
  pl: 2.5,
  borderRadius: '14px',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  boxShadow: '0 10px 30px -18px rgb(0 0 0 / 0.25)',
  '&:focus-within': { outline: '2px solid', outlineColor: 'info.main' },
} as const;

const input = { ...searchInput, height: 40 } as const;

/** The search of the front page. Unlike the header's it insists on a word. */
export function HeroSearch() {
  const navigate = useNavigate();
  const [empty, setEmpty] = useState(false);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    setEmpty(!q);
    if (q) navigate(influencerListPath(q));
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <Box component="form" noValidate onSubmit={onSubmit} sx={{ maxWidth: 520 }}>
      <Box sx={bar}>
        <Box
          component="input"
          name="q"
          type="search"
          placeholder={t('Search by name or username')}
          aria-label={t('Find influencers')}
          aria-invalid={empty}
          aria-describedby={empty ? 'hero-search-error' : undefined}
          maxLength={100}
          onChange={() => setEmpty(false)}
          sx={input}
        />
        <Button type="submit" variant="contained">
          <Rich
            text={msg('Find<0> influencers</0>')}
            parts={[
              <Box
                key="whom"
                component="span"
                sx={{ display: { xs: 'none', sm: 'inline' }, whiteSpace: 'pre' }}
              />,
            ]}
          />
        </Button>
      </Box>
      <Box role="alert" sx={{ mt: 0.75, ml: 0.5, minHeight: 20 }}>
        {empty && <FieldError id="hero-search-error" text={t('Field is required!')} />}
      </Box>
    </Box>
  );
}
