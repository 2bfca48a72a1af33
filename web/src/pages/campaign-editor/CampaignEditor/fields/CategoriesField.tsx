import { useField } from 'formik';
import { t } from '../../../../languages/t.ts';
import { categoryName } from '../../../../lib/format/categoryName.ts';
import { ChoicesField } from './ChoicesField.tsx';
import { useCampaignChoices } from './useCampaignChoices.ts';

/** Subjects of the campaign. */
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
