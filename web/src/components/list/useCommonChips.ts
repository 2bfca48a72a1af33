import { useQuery } from '@apollo/client/react';
import { graphql } from '../../__generated__/gql.ts';
import { categoryName } from '../../lib/format/categoryName.ts';
import { isPriced, type PriceRange, type PriceScale, priceText } from './priceRange.ts';
import type { Removable } from './RemovableChips.tsx';

export const FilterCategoriesDocument = graphql(`
  query FilterCategories {
    categories { id name slug }
  }
`);

type Choices = PriceRange & { search: string; categories: string[] };

/** Chips of what both lists of cards are narrowed by: the search, the categories and the price. */
export function useCommonChips(choices: Choices, scale: PriceScale) {
  const { search, categories } = choices;
  const { data } = useQuery(FilterCategoriesDocument, { fetchPolicy: 'cache-first' });
  const nameOf = (slug: string) =>
    categoryName(data?.categories.find((category) => category.slug === slug)?.name ?? slug);
  const searched: Removable<Choices>[] = search
    ? [{ key: 'search', text: `“${search}”`, without: { search: '' } }]
    : [];
  const chosen: Removable<Choices>[] = categories.map((slug) => ({
    key: `category ${slug}`,
    text: nameOf(slug),
    without: { categories: categories.filter((other) => other !== slug) },
  }));
  const priced: Removable<Choices>[] = isPriced(choices, scale)
    ? [
        {
          key: 'price',
          text: priceText(choices, scale),
          without: { minPrice: scale.min, maxPrice: scale.max },
        },
      ]
    : [];
  return { searched, chosen, priced };
}
