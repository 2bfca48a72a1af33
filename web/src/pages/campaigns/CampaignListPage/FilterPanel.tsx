import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Gender } from '../../../__generated__/enums.ts';
import { CategoryAndPrice } from '../../../components/list/CategoryAndPrice.tsx';
import { CheckboxList, filterChoice } from '../../../components/list/CheckboxList.tsx';
import { FilterGroup } from '../../../components/list/FilterColumn.tsx';
import { formatNames, platformNames } from '../../../components/work/workNames.ts';
import { msg, type Text, t } from '../../../languages/t.ts';
import { genderNames, optionsOf } from '../../../lib/format/choiceNames.ts';
import { useMe } from '../../../lib/session/useMe.ts';
import { type CampaignChoices, PRICE } from './campaignFilters.ts';

type Props = { choices: CampaignChoices; onChange: (part: Partial<CampaignChoices>) => void };

export function FilterPanel({ choices, onChange }: Props) {
  const { me } = useMe();
  const title = t('Influencer gender');
  return (
    <CategoryAndPrice choices={choices} scale={PRICE} onChange={onChange}>
      {me && (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={choices.fits}
              onChange={() => onChange({ fits: !choices.fits })}
            />
          }
          label={t('I qualify')}
          sx={filterChoice}
        />
      )}
      <FilterGroup title={t('Platform')}>
        <CheckboxList
          options={spoken(platformNames)}
          chosen={choices.platforms}
          onChange={(platforms) => onChange({ platforms })}
        />
      </FilterGroup>
      <FilterGroup title={t('Format')}>
        <CheckboxList
          options={spoken(formatNames)}
          chosen={choices.formats}
          onChange={(formats) => onChange({ formats })}
        />
      </FilterGroup>
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
              sx={filterChoice}
            />
          ))}
        </RadioGroup>
      </FilterGroup>
    </CategoryAndPrice>
  );
}

/** The values of an enumeration with their names in the language that is spoken. */
const spoken = <Value extends string>(names: Record<Value, string | Text>) =>
  optionsOf(names).map(({ value, label }) => ({ value, label: t(label) }));

const genders = [{ value: 'ANY', label: msg('Any') }, ...optionsOf(genderNames)];
