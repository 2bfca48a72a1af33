import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { graphql } from '../../../__generated__/gql.ts';
import { campaignListPath } from '../../../lib/campaignListPath.ts';

const FeaturedCategoriesDocument = graphql(`
  query FeaturedCategories {
    categories {
      id
      name
      slug
      isFeatured
    }
  }
`);

/** Featured subjects, one tap from the search. */
export function HeroCategories() {
  const { data } = useQuery(FeaturedCategoriesDocument, { fetchPolicy: 'cache-first' });
  const featured = data?.categories.filter((category) => category.isFeatured).slice(0, 6) ?? [];
  return (
    <Box
      component="ul"
      aria-label="Categories"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 0.75,
        m: 0,
        mt: 0.5,
        p: 0,
        listStyle: 'none',
        minHeight: 28,
      }}
    >
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
            {name}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
