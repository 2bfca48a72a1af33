import { useField, useFormikContext } from 'formik';
import { useMemo } from 'react';
import { ChoicesField } from '../../../../components/form/ChoicesField.tsx';
import { t } from '../../../../languages/t.ts';
import { categoryName } from '../../../../lib/format/categoryName.ts';
import { countriesInOrder } from '../../../../lib/format/countryNames.ts';
import type { CampaignValues } from '../campaignValues.ts';
import { useCampaignChoices } from './useCampaignChoices.ts';

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
  // Putting them in order takes long enough to be felt at each key.
  const choices = useMemo(
    () => [
      { value: ALL, label: t('All') },
      ...countriesInOrder(countries).map(({ code, name }) => ({ value: code, label: name })),
    ],
    [countries],
  );
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
