import { useQuery } from '@apollo/client/react';
import { FilterCategoriesDocument } from '../../../components/list/listCategories.ts';
import { isPriced, priceText } from '../../../components/list/priceRange.ts';
import { type Removable, RemovableChips } from '../../../components/list/RemovableChips.tsx';
import { categoryName } from '../../../lib/format/categoryName.ts';
import { PRICE, type ProductChoices } from './productFilters.ts';

type Props = {
  choices: ProductChoices;
  onChange: (part: Partial<ProductChoices>) => void;
  onClear: () => void;
};

/** What the shop is narrowed by; each chip takes itself away, Clear takes all. */
export function ShopChips({ choices, onChange, onClear }: Props) {
  const { data } = useQuery(FilterCategoriesDocument, { fetchPolicy: 'cache-first' });
  const nameOf = (slug: string) =>
    categoryName(data?.categories.find((category) => category.slug === slug)?.name ?? slug);
  return <RemovableChips chips={toChips(choices, nameOf)} onChange={onChange} onClear={onClear} />;
}

function toChips(choices: ProductChoices, nameOf: (slug: string) => string): Removable<ProductChoices>[] {
  const { search, categories } = choices;
  const chips: Removable<ProductChoices>[] = categories.map((slug) => ({
    key: `category ${slug}`,
    text: nameOf(slug),
    without: { categories: categories.filter((other) => other !== slug) },
  }));
  if (search) chips.unshift({ key: 'search', text: `“${search}”`, without: { search: '' } });
  if (isPriced(choices, PRICE)) {
    chips.push({
      key: 'price',
      text: priceText(choices),
      without: { minPrice: PRICE.min, maxPrice: PRICE.max },
    });
  }
  return chips;
}
