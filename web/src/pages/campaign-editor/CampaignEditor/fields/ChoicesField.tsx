import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import TextField from '@mui/material/TextField';
import { useField, useFormikContext } from 'formik';
import { FieldError } from '../../../../components/form/FieldError.tsx';
import { t } from '../../../../languages/t.ts';
import { categoryName } from '../../../../lib/format/categoryName.ts';
import { countriesInOrder } from '../../../../lib/format/countryNames.ts';
import type { CampaignValues } from '../campaignValues.ts';
import { useCampaignChoices } from './useCampaignChoices.ts';

type Choice = { value: string; label: string };

type Props = {
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (values: string[]) => void;
  loading: boolean;
  error?: string | undefined;
  placeholder: string;
};

/** Several of many: type to find, tick, and take away as chips. */
export function ChoicesField({ label, choices, chosen, onChange, loading, error, placeholder }: Props) {
  // A chosen value shows by itself until the names have arrived.
  const value = chosen.map(
    (one) => choices.find((choice) => choice.value === one) ?? { value: one, label: one },
  );
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={choices}
      value={value}
      loading={loading}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      onChange={(_, next) => onChange(next.map((choice) => choice.value))}
      renderOption={({ key, ...rest }, option, { selected }) => (
        <li key={key} {...rest}>
          <Checkbox size="small" checked={selected} tabIndex={-1} sx={{ mr: 0.5, p: 0.5 }} />
          {option.label}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          margin="dense"
          placeholder={value.length === 0 ? placeholder : ''}
          error={!!error}
          helperText={error && <FieldError text={error} />}
        />
      )}
    />
  );
}

export function CategoriesField() {
  const [{ value }, { error }, { setValue }] = useField<string[]>('categories');
  const { categories, loading } = useCampaignChoices();
  return (
    <ChoicesField
      label={t('Category')}
      choices={categories.map(({ slug, name }) => ({ value: slug, label: categoryName(name) }))}
      chosen={value}
      onChange={(next) => void setValue(next, false)}
      loading={loading}
      error={error}
      placeholder={t('Food, fashion, gaming…')}
    />
  );
}

const ALL = 'ALL';

/** Countries looked for. 'All' stands for every one of them, and choosing every one is 'All'. */
export function CountriesField() {
  const { values, errors, setValues } = useFormikContext<CampaignValues>();
  const { countries, loading } = useCampaignChoices();
  const choices = [
    { value: ALL, label: t('All') },
    ...countriesInOrder(countries).map(({ code, name }) => ({ value: code, label: name })),
  ];
  const onChange = (next: string[]) => {
    const choseAll = next.includes(ALL) && !values.allCountries;
    const named = next.filter((code) => code !== ALL);
    const all = choseAll || (countries.length > 0 && named.length === countries.length);
    void setValues({ ...values, allCountries: all, countries: all ? [] : named }, false);
  };
  return (
    <ChoicesField
      label={t('Country')}
      choices={choices}
      chosen={values.allCountries ? [ALL] : values.countries}
      onChange={onChange}
      loading={loading}
      error={errors.countries as string | undefined}
      placeholder={t('Where your influencers live')}
    />
  );
}
