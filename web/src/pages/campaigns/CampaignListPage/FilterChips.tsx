import { useQuery } from '@apollo/client/react';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { formatMoney } from '../../../lib/formatMoney.ts';
import { type CampaignChoices, PRICE } from './campaignFilters.ts';
import { FilterCategoriesDocument } from './FilterPanel.tsx';

type Props = {
  choices: CampaignChoices;
  onChange: (part: Partial<CampaignChoices>) => void;
  onClear: () => void;
};

type Removable = { key: string; text: string; without: Partial<CampaignChoices> };

/** What the list is narrowed by; each chip takes itself away, Clear takes all. */
export function FilterChips({ choices, onChange, onClear }: Props) {
  const { data } = useQuery(FilterCategoriesDocument, { fetchPolicy: 'cache-first' });
  const nameOf = (slug: string) => data?.categories.find((category) => category.slug === slug)?.name ?? slug;
  const chips = toChips(choices, nameOf);
  if (chips.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1.5 }}>
      {chips.map(({ key, text, without }) => (
        <Chip
          key={key}
          label={text}
          variant="outlined"
          component="button"
          aria-label={`Remove filter: ${text}`}
          deleteIcon={<CloseRounded aria-hidden />}
          onDelete={() => onChange(without)}
          onClick={() => onChange(without)}
          sx={{
            bgcolor: 'background.paper',
            borderColor: 'divider',
            fontFamily: 'inherit',
            fontSize: 14,
            height: 34,
          }}
        />
      ))}
      <Button size="small" color="inherit" onClick={onClear}>
        Clear
      </Button>
    </Box>
  );
}

const typeText = { PAID: 'Paid', SPONSORED: 'Sponsored', SHOUTOUT: 'Shoutout' } as const;
const genderText = { MALE: 'Male', FEMALE: 'Female', OTHERS: 'Others' } as const;

function toChips(choices: CampaignChoices, nameOf: (slug: string) => string): Removable[] {
  const { search, type, categories, minPrice, maxPrice, gender } = choices;
  const chips: Removable[] = categories.map((slug) => ({
    key: `category ${slug}`,
    text: nameOf(slug),
    without: { categories: categories.filter((other) => other !== slug) },
  }));
  if (type) chips.unshift({ key: 'type', text: typeText[type], without: { type: null } });
  if (search) chips.unshift({ key: 'search', text: `“${search}”`, without: { search: '' } });
  if (minPrice > PRICE.min || maxPrice < PRICE.max) {
    const text = `${dollars(minPrice)} – ${dollars(maxPrice)}`;
    chips.push({ key: 'price', text, without: { minPrice: PRICE.min, maxPrice: PRICE.max } });
  }
  if (gender) chips.push({ key: 'gender', text: genderText[gender], without: { gender: null } });
  return chips;
}

const dollars = (whole: number) => formatMoney({ minorUnits: whole * 100, currency: 'USD' });
