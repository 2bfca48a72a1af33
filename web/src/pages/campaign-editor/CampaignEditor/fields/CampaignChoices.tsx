import { type FormikHelpers, useFormikContext } from 'formik';
import { memo, useMemo } from 'react';
import { ChoicesField } from '../../../../components/form/ChoicesField.tsx';
import { memoField } from '../../../../components/form/memoField.tsx';
import { t } from '../../../../languages/t.ts';
import { categoryName } from '../../../../lib/format/categoryName.ts';
import { countriesInOrder } from '../../../../lib/format/countryNames.ts';
import type { CampaignValues } from '../campaignValues.ts';
import { useCampaignChoices } from './useCampaignChoices.ts';

export const CategoriesField = memoField<string[]>('categories', ({ value, error, setValue }) => {
  const { categories, loading } = useCampaignChoices();
  return (
    <ChoicesField
      label={t('Category')}
      choices={categories.map(({ slug, name }) => ({ value: slug, label: categoryName(name) }))}
      chosen={value}
      onChange={setValue}
      loading={loading}
      error={error}
      placeholder={t('Food, fashion, gaming…')}
    />
  );
});

const ALL = 'ALL';

/** Countries looked for. 'All' stands for every one of them, and choosing every one is 'All'. */
export function CountriesField() {
  const { values, errors, setFieldValue } = useFormikContext<CampaignValues>();
  const { allCountries: isAll, countries: named } = values;
  return (
    <CountriesView
      isAll={isAll}
      named={named}
      error={errors.countries as string | undefined}
      setFieldValue={setFieldValue}
    />
  );
}

type CountriesProps = Pick<FormikHelpers<CampaignValues>, 'setFieldValue'> & {
  isAll: boolean;
  named: readonly string[];
  error: string | undefined;
};

const CountriesView = memo(({ isAll, named, error, setFieldValue }: CountriesProps) => {
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
    const choseAll = next.includes(ALL) && !isAll;
    const codes = next.filter((code) => code !== ALL);
    const all = choseAll || (countries.length > 0 && codes.length === countries.length);
    void setFieldValue('allCountries', all, false);
    void setFieldValue('countries', all ? [] : codes, false);
  };
  return (
    <ChoicesField
      label={t('Country')}
      choices={choices}
      chosen={isAll ? [ALL] : named}
      onChange={onChange}
      loading={loading}
      error={error}
      placeholder={t('Where your influencers live')}
    />
  );
});
