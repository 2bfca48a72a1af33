import Box from '@mui/material/Box';
import type { HomeQuery } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { categoryName } from '../../../lib/format/categoryName.ts';
import { campaignListPath } from '../../../lib/navigation/pagePaths.ts';
import { Link } from '../../../routing/Link.tsx';

/** Featured subjects, one tap from the search. */
export function HeroCategories({ categories = [] }: { categories: HomeQuery['categories'] | undefined }) {
  const featured = categories.filter((category) => category.isFeatured).slice(0, 6);
  return (
    <Box component="ul" aria-label={t('Categories')} sx={list}>
      {featured.map(({ id, name, slug }) => (
        <Box
          component="li"
          key={id}
          sx={{ color: 'text.secondary', fontSize: 14, '& + &::before': { content: '"·"', mr: 0.75 } }}
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
