import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { PRICE, type ProductChoices } from './productFilters.ts';

type Props = {
  choices: ProductChoices;
  onChange: (part: Partial<ProductChoices>) => void;
  onClear: () => void;
};

const named = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');

/** What the list is narrowed by; each chip takes itself away, Clear takes all. */
export function ShopChips({ choices, onChange, onClear }: Props) {
  const { search, categories, minPrice, maxPrice } = choices;
  const chips: { text: string; without: Partial<ProductChoices> }[] = categories.map((slug) => ({
    text: named(slug),
    without: { categories: categories.filter((other) => other !== slug) },
  }));
  if (search) chips.unshift({ text: `“${search}”`, without: { search: '' } });
  if (minPrice > PRICE.min || maxPrice < PRICE.max) {
    const text = `$${minPrice.toLocaleString('en-US')} – $${maxPrice.toLocaleString('en-US')}`;
    chips.push({ text, without: { minPrice: PRICE.min, maxPrice: PRICE.max } });
  }
  if (chips.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1.5 }}>
      {chips.map(({ text, without }) => (
        <Chip
          key={text}
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
