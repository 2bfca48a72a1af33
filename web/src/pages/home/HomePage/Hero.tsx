import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { HeroCategories } from './HeroCategories.tsx';
import { HeroPictures } from './HeroPictures.tsx';
import { HeroSearch } from './HeroSearch.tsx';

/** What Koli is, in one sentence, a search and four pictures. */
export function Hero() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.08fr) minmax(0, 1fr)' },
        gap: { xs: 3.5, md: 6 },
        alignItems: 'center',
        pt: { xs: 3.5, md: 7 },
        pb: { xs: 1, md: 2 },
      }}
    >
      <Box>
        <Typography variant="h1">Good brands meet people worth listening to.</Typography>
        <Typography sx={{ mt: 2.5, fontSize: { xs: 17, md: 19 }, color: 'text.secondary', maxWidth: 520 }}>
          Post a campaign, choose your influencers, pay for work that is done. Money is held safely until you
          release it.
        </Typography>
        <HeroSearch />
        <HeroCategories />
      </Box>
      <HeroPictures />
    </Box>
  );
}
