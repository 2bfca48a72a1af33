import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { t } from '../../languages/t.ts';
import { categoryName } from '../../lib/format/categoryName.ts';
import { CheckboxList } from './CheckboxList.tsx';
import { FilterGroup } from './FilterColumn.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import type { PriceScale } from './priceRange.ts';
import { FilterCategoriesDocument } from './useCommonChips.ts';

interface Choices {
  categories: string[];
  minPrice: number;
  maxPrice: number;
}

type Props = {
  choices: Choices;
  scale: PriceScale;
  onChange: (part: Partial<Choices>) => void;
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

type CategoryBoxesProps = { chosen: readonly string[]; onChange: (slugs: string[]) => void };

function CategoryBoxes({ chosen, onChange }: CategoryBoxesProps) {
  const { data } = useQuery(FilterCategoriesDocument, { fetchPolicy: 'cache-first' });
  if (!data) return <Skeleton variant="rounded" height={240} />;
  const options = data.categories.map(({ name, slug }) => ({ value: slug, label: categoryName(name) }));
  return <CheckboxList options={options} chosen={chosen} onChange={onChange} />;
}
