import Box from '@mui/material/Box';
import type { HomeQuery } from '../../../__generated__/graphql.ts';
import { HeroCategories } from './HeroCategories.tsx';
import { HeroSearch } from './HeroSearch.tsx';
import { Carousel } from './slides/Carousel.tsx';
import { SEARCH_ROOM, textColumn } from './slides/measures.ts';

/** What Koli is, in three slides, and a search that stays while they go by. */
export function Hero({ categories }: { categories: HomeQuery['categories'] | undefined }) {
  return (
    <Box sx={{ position: 'relative', pt: { xs: 3, md: 6 } }}>
      <Carousel />
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
