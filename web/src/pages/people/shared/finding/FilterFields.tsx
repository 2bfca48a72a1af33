import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { type ReactNode, useEffect, useState } from 'react';
import { choiceTag } from '../../../../components/display/choiceTag.ts';
import { PressableTag } from '../../../../components/display/Tag.tsx';
import { FilterGroup } from '../../../../components/list/FilterColumn.tsx';
import { PriceFilter } from '../../../../components/list/PriceFilter.tsx';
import { FilterCategoriesDocument } from '../../../../components/list/useCommonChips.ts';
import { t } from '../../../../languages/t.ts';
import { categoryName } from '../../../../lib/format/categoryName.ts';
import { optionsOf } from '../../../../lib/format/choiceNames.ts';
import { spokenLanguages } from '../../../../lib/format/spokenLanguages.ts';
import { toggled } from '../../../../lib/toggled.ts';
import { CountryField } from './CountryField.tsx';
import {
  engagementText,
  type FilterChoices,
  type FilterName,
  filterNames,
  PRICE,
} from './influencerFilters.ts';

type Props = { choices: FilterChoices; onChange: (part: Partial<FilterChoices>) => void };

const fields: Readonly<Record<FilterName, (props: Props) => ReactNode>> = {
  countries: ({ choices, onChange }) => (
    <CountryField chosen={choices.countries} onChange={(countries) => onChange({ countries })} />
  ),
  interests: InterestTags,
  languages: LanguageTags,
  city: CityField,
  followers: FollowersFields,
  price: ({ choices, onChange }) => (
    <PriceFilter
      scale={PRICE}
      min={choices.minPrice}
      max={choices.maxPrice}
      onPrice={([minPrice, maxPrice]) => onChange({ minPrice, maxPrice })}
    />
  ),
  engagement: EngagementTags,
};

/** One filter with its heading: in a popover, or in the sheet with all filters on phones. */
export function FilterField({ name, ...props }: Props & { name: FilterName }) {
  const Field = fields[name];
  return (
    <FilterGroup title={t(filterNames[name])}>
      <Field {...props} />
    </FilterGroup>
  );
}

export function AllFilterFields(props: Props) {
  const { choices, onChange } = props;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {(Object.keys(filterNames) as FilterName[]).map((name) => (
        <FilterField key={name} name={name} {...props} />
      ))}
      <Box sx={{ display: 'grid' }}>
        <FormControlLabel
          label={t('Verified')}
          control={<Switch checked={choices.verified} onChange={(_, verified) => onChange({ verified })} />}
          sx={{ minHeight: 44 }}
        />
        <FormControlLabel
          label={t('Online now')}
          control={<Switch checked={choices.online} onChange={(_, online) => onChange({ online })} />}
          sx={{ minHeight: 44 }}
        />
      </Box>
    </Box>
  );
}

const tags = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

function InterestTags({ choices: { interests }, onChange }: Props) {
  const { data } = useQuery(FilterCategoriesDocument, { fetchPolicy: 'cache-first' });
  if (!data) return <Skeleton variant="rounded" height={132} />;
  return (
    <Box sx={tags}>
      {data.categories.map(({ id, name }) => {
        const on = interests.includes(name);
        const next = on ? interests.filter((other) => other !== name) : [...interests, name];
        return (
          <PressableTag
            key={id}
            aria-pressed={on}
            onClick={() => onChange({ interests: next })}
            sx={choiceTag(on, 40)}
          >
            {categoryName(name)}
          </PressableTag>
        );
      })}
    </Box>
  );
}

function LanguageTags({ choices: { languages }, onChange }: Props) {
  return (
    <Box sx={tags}>
      {optionsOf(spokenLanguages).map(({ value, label }) => {
        const on = languages.includes(value);
        return (
          <PressableTag
            key={value}
            aria-pressed={on}
            onClick={() => onChange({ languages: toggled(languages, value) })}
            sx={choiceTag(on, 40)}
          >
            {t(label)}
          </PressableTag>
        );
      })}
    </Box>
  );
}

/** Least engagement to choose from, in percent. */
const LEAST = [0, 2, 4, 6];

function EngagementTags({ choices: { engagement }, onChange }: Props) {
  return (
    <Box sx={tags}>
      {LEAST.map((percent) => (
        <PressableTag
          key={percent}
          aria-pressed={percent === engagement}
          onClick={() => onChange({ engagement: percent })}
          sx={choiceTag(percent === engagement, 40)}
        >
          {percent === 0 ? t('Any') : engagementText(percent)}
        </PressableTag>
      ))}
    </Box>
  );
}

function CityField({ choices, onChange }: Props) {
  return <LateField label={t('City')} value={choices.city} onValue={(city) => onChange({ city })} />;
}

function FollowersFields({ choices: { minFollowers, maxFollowers }, onChange }: Props) {
  const shown = (count: number) => (count > 0 ? String(count) : '');
  const counted = (text: string) => Math.min(Number(text.replace(/\D/g, '')), 1_000_000_000);
  const field = { numeric: true };
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <LateField
        {...field}
        label={t('From ## amount')}
        value={shown(minFollowers)}
        onValue={(text) => onChange({ minFollowers: counted(text) })}
      />
      <LateField
        {...field}
        label={t('To ## amount')}
        value={shown(maxFollowers)}
        onValue={(text) => onChange({ maxFollowers: counted(text) })}
      />
    </Box>
  );
}

type LateProps = { label: string; value: string; numeric?: boolean; onValue: (value: string) => void };

/** A text that the list follows on Enter, and when the field is left. */
function LateField({ label, value, numeric = false, onValue }: LateProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const commit = () => {
    const next = text.trim();
    if (next !== value) onValue(next);
  };
  return (
    <TextField
      size="small"
      fullWidth
      label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
      slotProps={{ htmlInput: { inputMode: numeric ? 'numeric' : undefined, maxLength: numeric ? 13 : 100 } }}
    />
  );
}
