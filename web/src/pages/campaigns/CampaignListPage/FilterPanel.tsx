import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { Gender } from '../../../__generated__/enums.ts';
import { graphql } from '../../../__generated__/gql.ts';
import type { CampaignChoices } from './campaignFilters.ts';
import { PriceFilter } from './PriceFilter.tsx';

export const FilterCategoriesDocument = graphql(`
  query FilterCategories {
    categories {
      id
      name
      slug
    }
  }
`);

type Props = { choices: CampaignChoices; onChange: (part: Partial<CampaignChoices>) => void };

/** Category, price and gender: beside the list on desktops, in a sheet on phones. */
export function FilterPanel({ choices, onChange }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FilterGroup title="Category">
        <CategoryBoxes chosen={choices.categories} onChange={(categories) => onChange({ categories })} />
      </FilterGroup>
      <FilterGroup title="Price">
        <PriceFilter
          min={choices.minPrice}
          max={choices.maxPrice}
          onPrice={([minPrice, maxPrice]) => onChange({ minPrice, maxPrice })}
        />
      </FilterGroup>
      <GenderRadios value={choices.gender} onGender={(gender) => onChange({ gender })} />
    </Box>
  );
}

function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="subtitle1" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function CategoryBoxes({ chosen, onChange }: { chosen: string[]; onChange: (slugs: string[]) => void }) {
  const { data } = useQuery(FilterCategoriesDocument, { fetchPolicy: 'cache-first' });
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

const genders: { value: Gender | 'ANY'; text: string }[] = [
  { value: 'ANY', text: 'Any' },
  { value: 'MALE', text: 'Male' },
  { value: 'FEMALE', text: 'Female' },
  { value: 'OTHERS', text: 'Others' },
];

function GenderRadios({
  value,
  onGender,
}: {
  value: Gender | null;
  onGender: (gender: Gender | null) => void;
}) {
  const id = useId();
  return (
    <Box>
      <Typography id={id} variant="subtitle1" component="h2" sx={{ mb: 1 }}>
        Influencer gender
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={value ?? 'ANY'}
        onChange={(_, next) => onGender(next === 'ANY' ? null : (next as Gender))}
      >
        {genders.map((gender) => (
          <FormControlLabel
            key={gender.value}
            value={gender.value}
            label={gender.text}
            control={<Radio size="small" />}
            sx={{ '& .MuiFormControlLabel-label': { fontSize: 14.5 }, minHeight: 36 }}
          />
        ))}
      </RadioGroup>
    </Box>
  );
}
