import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import type { HomeQuery } from '../../../__generated__/graphql.ts';
import { FieldError } from '../../../components/form/FieldError.tsx';
import { searchInput } from '../../../components/list/searchLook.ts';
import { Rich } from '../../../languages/Rich.tsx';
import { msg, t } from '../../../languages/t.ts';
import { categoryName } from '../../../lib/format/categoryName.ts';
import { campaignListPath, influencerListPath } from '../../../lib/navigation/pagePaths.ts';
import { useNavigate } from '../../../routing/hooks.ts';
import { Link } from '../../../routing/Link.tsx';
import { Carousel } from './slides/Carousel.tsx';
import { SEARCH_ROOM, textColumn } from './slides/SlideView.tsx';

export function Hero({ categories, slides }: Partial<Pick<HomeQuery, 'categories' | 'slides'>>) {
  return (
    <Box sx={{ position: 'relative', pt: { xs: 3, md: 6 } }}>
      <Carousel written={slides} />
      <Box sx={searchPlace}>
        <HeroSearch />
        <HeroCategories categories={categories} />
      </Box>
    </Box>
  );
}

/** Below the slides on phones; on wide screens in the room that the words of every slide leave. */
const searchPlace = {
  mt: { xs: 2.5, md: 0 },
  position: { md: 'absolute' },
  left: 0,
  bottom: 48,
  width: { md: textColumn },
  height: { md: SEARCH_ROOM },
} as const;

function HeroCategories({ categories = [] }: { categories: HomeQuery['categories'] | undefined }) {
  const featured = categories.filter((category) => category.isFeatured).slice(0, 6);
  return (
    <Box component="ul" aria-label={t('Categories')} sx={list}>
      <Box component="li" sx={{ fontSize: 14, fontWeight: 650, py: 0.5 }}>
        {t('Campaigns:')}
      </Box>
      {featured.map(({ id, name, slug }) => (
        <Box
          component="li"
          key={id}
          sx={{ color: 'text.secondary', fontSize: 14, '& ~ &::before': { content: '"·"', mr: 0.75 } }}
        >
          <Box
            component={Link}
            to={campaignListPath({ category: slug })}
            sx={{
              textDecoration: 'none',
              display: 'inline-block',
              py: 0.5,
              '&:hover': { color: 'text.primary' },
            }}
          >
            {categoryName(name)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 0.75,
  m: 0,
  mt: 0.5,
  p: 0,
  listStyle: 'none',
  minHeight: 29,
} as const;

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
function HeroSearch() {
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
          placeholder={t('Search by name, city or interest')}
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
