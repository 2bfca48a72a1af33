import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Gender } from '../../../__generated__/enums.ts';
import { CategoryAndPrice } from '../../../components/list/CategoryAndPrice.tsx';
import { FilterGroup } from '../../../components/list/FilterColumn.tsx';
import { msg, t } from '../../../languages/t.ts';
import { genderNames, optionsOf } from '../../../lib/format/choiceNames.ts';
import { type CampaignChoices, PRICE } from './campaignFilters.ts';

type Props = { choices: CampaignChoices; onChange: (part: Partial<CampaignChoices>) => void };

export function FilterPanel({ choices, onChange }: Props) {
  const title = t('Influencer gender');
  return (
    <CategoryAndPrice choices={choices} scale={PRICE} onChange={onChange}>
      <FilterGroup title={title}>
        <RadioGroup
          aria-label={title}
          value={choices.gender ?? 'ANY'}
          onChange={(_, next) => onChange({ gender: next === 'ANY' ? null : (next as Gender) })}
        >
          {genders.map(({ value, label }) => (
            <FormControlLabel
              key={value}
              value={value}
              label={t(label)}
              control={<Radio size="small" />}
              sx={{ '& .MuiFormControlLabel-label': { fontSize: 14.5 }, minHeight: 36 }}
            />
          ))}
        </RadioGroup>
      </FilterGroup>
    </CategoryAndPrice>
  );
}

const genders = [{ value: 'ANY', label: msg('Any') }, ...optionsOf(genderNames)];
