import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { t } from '../../languages/t.ts';
import { CategoryBoxes } from './CategoryBoxes.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import type { PriceScale } from './priceRange.ts';

/** What both lists of cards are filtered by. */
interface Choices {
  categories: string[];
  minPrice: number;
  maxPrice: number;
}

type Props = {
  choices: Choices;
  scale: PriceScale;
  onChange: (part: Partial<Choices>) => void;
  /** Further groups below. */
  children?: ReactNode;
};

/** Category and price: beside the list on desktops, in a sheet on phones. */
export function CategoryAndPrice({ choices, scale, onChange, children }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FilterGroup title={t('Category')}>
        <CategoryBoxes chosen={choices.categories} onChange={(categories) => onChange({ categories })} />
      </FilterGroup>
      <FilterGroup title={t('Price')}>
        <PriceFilter
          scale={scale}
          min={choices.minPrice}
          max={choices.maxPrice}
          onPrice={([minPrice, maxPrice]) => onChange({ minPrice, maxPrice })}
        />
      </FilterGroup>
      {children}
    </Box>
  );
}
