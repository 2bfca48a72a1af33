import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Skeleton from '@mui/material/Skeleton';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { PRICE, type ProductChoices } from './productFilters.ts';

const ShopCategoriesDocument = graphql(`
  query ShopCategories {
    categories {
      id
      name
      slug
    }
  }
`);

type Props = { choices: ProductChoices; onChange: (part: Partial<ProductChoices>) => void };

/** Category and price: beside the list on desktops, in a sheet on phones. */
export function ProductFilters({ choices, onChange }: Props) {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box role="group" aria-labelledby={`${id}-category`}>
        <Typography id={`${id}-category`} variant="subtitle1" component="h2" sx={{ mb: 1 }}>
          Category
        </Typography>
        <Categories chosen={choices.categories} onChange={(categories) => onChange({ categories })} />
      </Box>
      <Box role="group" aria-labelledby={`${id}-price`}>
        <Typography id={`${id}-price`} variant="subtitle1" component="h2" sx={{ mb: 1 }}>
          Price
        </Typography>
        <PriceSlider
          min={choices.minPrice}
          max={choices.maxPrice}
          onPrice={([minPrice, maxPrice]) => onChange({ minPrice, maxPrice })}
        />
      </Box>
    </Box>
  );
}

function Categories({ chosen, onChange }: { chosen: string[]; onChange: (slugs: string[]) => void }) {
  const { data } = useQuery(ShopCategoriesDocument, { fetchPolicy: 'cache-first' });
  if (!data) return <Skeleton variant="rounded" height={240} />;
  return (
    <FormGroup>
      {data.categories.map(({ id, name, slug }) => (
        <FormControlLabel
          key={id}
          label={name}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(slug)}
              onChange={(_, on) =>
                onChange(on ? [...chosen, slug] : chosen.filter((other) => other !== slug))
              }
            />
          }
          sx={{ '& .MuiFormControlLabel-label': { fontSize: 14.5 }, minHeight: 36 }}
        />
      ))}
    </FormGroup>
  );
}

type Range = [min: number, max: number];
const dollars = (value: number) => `$${value.toLocaleString('en-US')}`;

/** Least and most. The list follows when the hand lets go. */
function PriceSlider({ min, max, onPrice }: { min: number; max: number; onPrice: (range: Range) => void }) {
  const [range, setRange] = useState<Range>([min, max]);
  useEffect(() => setRange([min, max]), [min, max]);
  return (
    <>
      <Box sx={{ px: 1.25 }}>
        <Slider
          value={range}
          {...PRICE}
          size="small"
          onChange={(_, value) => setRange(value as Range)}
          onChangeCommitted={(_, value) => onPrice(value as Range)}
          getAriaLabel={(index) => (index === 0 ? 'Lowest price' : 'Highest price')}
          getAriaValueText={dollars}
          valueLabelDisplay="auto"
          valueLabelFormat={dollars}
          sx={{ color: 'text.primary' }}
        />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {dollars(range[0])} to {dollars(range[1])}
      </Typography>
    </>
  );
}
