import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Gender } from '../../../__generated__/enums.ts';
import { CategoryAndPrice } from '../../../components/list/CategoryAndPrice.tsx';
import { FilterGroup } from '../../../components/list/FilterColumn.tsx';
import { msg, type Text, t } from '../../../languages/t.ts';
import { type CampaignChoices, PRICE } from './campaignFilters.ts';

type Props = { choices: CampaignChoices; onChange: (part: Partial<CampaignChoices>) => void };

export function FilterPanel({ choices, onChange }: Props) {
  return (
    <CategoryAndPrice choices={choices} scale={PRICE} onChange={onChange}>
      <GenderRadios value={choices.gender} onGender={(gender) => onChange({ gender })} />
    </CategoryAndPrice>
  );
}

const genders: { value: Gender | 'ANY'; text: Text }[] = [
  { value: 'ANY', text: msg('Any') },
  { value: 'MALE', text: msg('Male') },
  { value: 'FEMALE', text: msg('Female') },
  { value: 'OTHERS', text: msg('Others') },
];

type GenderProps = { value: Gender | null; onGender: (gender: Gender | null) => void };

function GenderRadios({ value, onGender }: GenderProps) {
  const title = t('Influencer gender');
  return (
    <FilterGroup title={title}>
      <RadioGroup
        aria-label={title}
        value={value ?? 'ANY'}
        onChange={(_, next) => onGender(next === 'ANY' ? null : (next as Gender))}
      >
        {genders.map((gender) => (
          <FormControlLabel
            key={gender.value}
            value={gender.value}
            label={t(gender.text)}
            control={<Radio size="small" />}
            sx={{ '& .MuiFormControlLabel-label': { fontSize: 14.5 }, minHeight: 36 }}
          />
        ))}
      </RadioGroup>
    </FilterGroup>
  );
}
