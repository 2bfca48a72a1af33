import Box from '@mui/material/Box';
import { CategoryBoxes } from '../../../components/list/CategoryBoxes.tsx';
import { FilterGroup } from '../../../components/list/FilterGroup.tsx';
import { PriceFilter } from '../../../components/list/PriceFilter.tsx';
import { t } from '../../../languages/t.ts';
import { PRICE, type ProductChoices } from './productFilters.ts';

type Props = { choices: ProductChoices; onChange: (part: Partial<ProductChoices>) => void };

/** Category and price: beside the list on desktops, in a sheet on phones. */
export function FilterPanel({ choices, onChange }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FilterGroup title={t('Category')}>
        <CategoryBoxes chosen={choices.categories} onChange={(categories) => onChange({ categories })} />
      </FilterGroup>
      <FilterGroup title={t('Price')}>
        <PriceFilter
          scale={PRICE}
          min={choices.minPrice}
          max={choices.maxPrice}
          onPrice={([minPrice, maxPrice]) => onChange({ minPrice, maxPrice })}
        />
      </FilterGroup>
    </Box>
  );
}
