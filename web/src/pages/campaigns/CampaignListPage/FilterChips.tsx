import { useQuery } from '@apollo/client/react';
import { FilterCategoriesDocument } from '../../../components/list/listCategories.ts';
import { isPriced, priceText } from '../../../components/list/priceRange.ts';
import { type Removable, RemovableChips } from '../../../components/list/RemovableChips.tsx';
import { msg, t } from '../../../languages/t.ts';
import { categoryName } from '../../../lib/format/categoryName.ts';
import { type CampaignChoices, PRICE } from './campaignFilters.ts';

type Props = {
  choices: CampaignChoices;
  onChange: (part: Partial<CampaignChoices>) => void;
  onClear: () => void;
};

/** What the list is narrowed by; each chip takes itself away, Clear takes all. */
export function FilterChips({ choices, onChange, onClear }: Props) {
  const { data } = useQuery(FilterCategoriesDocument, { fetchPolicy: 'cache-first' });
  const nameOf = (slug: string) =>
    categoryName(data?.categories.find((category) => category.slug === slug)?.name ?? slug);
  const chips = toChips(choices, nameOf);
  return <RemovableChips chips={chips} onChange={onChange} onClear={onClear} />;
}

const typeText = {
  PAID: msg('Paid ## campaign'),
  SPONSORED: msg('Sponsored'),
  SHOUTOUT: msg('Shoutout'),
} as const;
const genderText = { MALE: msg('Male'), FEMALE: msg('Female'), OTHERS: msg('Others') } as const;

function toChips(choices: CampaignChoices, nameOf: (slug: string) => string): Removable<CampaignChoices>[] {
  const { search, type, categories, gender } = choices;
  const chips: Removable<CampaignChoices>[] = categories.map((slug) => ({
    key: `category ${slug}`,
    text: nameOf(slug),
    without: { categories: categories.filter((other) => other !== slug) },
  }));
  if (type) chips.unshift({ key: 'type', text: t(typeText[type]), without: { type: null } });
  if (search) chips.unshift({ key: 'search', text: `“${search}”`, without: { search: '' } });
  if (isPriced(choices, PRICE)) {
    chips.push({
      key: 'price',
      text: priceText(choices),
      without: { minPrice: PRICE.min, maxPrice: PRICE.max },
    });
  }
  if (gender) chips.push({ key: 'gender', text: t(genderText[gender]), without: { gender: null } });
  return chips;
}
