import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { Form, Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import { ChoiceChip } from '../../../components/form/ChoiceChip.tsx';
import { FocusFirstError } from '../../../components/form/FocusFirstError.tsx';
import { FormError } from '../../../components/form/FormError.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { PicturesField } from '../../../components/upload/PicturesField.tsx';
import { t } from '../../../languages/t.ts';
import { formatMoney, parseMoney } from '../../../lib/format/formatMoney.ts';
import { useOpenState } from '../../../routing/useCloseOnBack.ts';
import { HideProduct } from './HideProduct.tsx';
import {
  type Categories,
  type EditedProduct,
  type ProductValues,
  productErrors,
  toValues,
} from './productValues.ts';
import { useSaveProduct } from './useSaveProduct.ts';

type Props = { product: EditedProduct | null; categories: Categories };

/** Pictures, words, price, discount, stock and categories of a product. */
export function ProductForm({ product, categories }: Props) {
  const { save, error } = useSaveProduct(product);
  const [uploading, setUploading] = useState(0);
  return (
    <>
      {product && <HideProduct product={product} />}
      <Formik initialValues={toValues(product)} validate={productErrors} onSubmit={save}>
        {({ isSubmitting }) => (
          <Form noValidate aria-label={t('Product')}>
            <FocusFirstError />
            <Pictures onPending={setUploading} />
            <FormTextField name="title" label={t('Title')} maxLength={80} />
            <FormTextField
              name="description"
              label={t('Description')}
              multiline
              minRows={4}
              maxLength={5_000}
            />
            <Box sx={{ display: 'grid', gap: { sm: 2 }, gridTemplateColumns: { sm: '1fr 120px 1fr 1fr' } }}>
              <FormTextField
                name="amount"
                label={t('Price')}
                slotProps={{ htmlInput: { inputMode: 'decimal' } }}
              />
              <Currency />
              <FormTextField
                name="discount"
                label={t('Discount in %')}
                slotProps={{ htmlInput: { inputMode: 'numeric' } }}
              />
              <FormTextField
                name="stock"
                label={t('In stock')}
                slotProps={{ htmlInput: { inputMode: 'numeric' } }}
              />
            </Box>
            <Result />
            <Chosen categories={categories} />
            <FormError text={error} />
            <Button
              type="submit"
              variant="contained"
              size="large"
              loading={isSubmitting}
              disabled={uploading > 0}
              sx={{ mt: 2, width: { xs: 1, sm: 'auto' } }}
            >
              {product ? t('Save') : t('Add to the shop')}
            </Button>
          </Form>
        )}
      </Formik>
    </>
  );
}

function Pictures({ onPending }: { onPending: (count: number) => void }) {
  const { values, errors, touched, setFieldValue } = useFormikContext<ProductValues>();
  return (
    <Box sx={{ mb: 1.5 }}>
      <Typography variant="subtitle1" component="h2" sx={{ mb: 1 }}>
        {t('Pictures')}
      </Typography>
      <PicturesField
        value={values.pictures}
        onChange={(next) => void setFieldValue('pictures', next)}
        purpose="product"
        max={10}
        error={touched.pictures ? (errors.pictures as string | undefined) : undefined}
        hint={t('Up to 10, jpg or png, at most 2mb each. The first is the cover.')}
        onPending={onPending}
      />
    </Box>
  );
}

function Currency() {
  const list = useOpenState();
  return (
    <FormTextField name="currency" label={t('Currency')} select slotProps={{ select: list }}>
      <MenuItem value="USD">{t('USD')}</MenuItem>
      <MenuItem value="SGD">{t('SGD')}</MenuItem>
    </FormTextField>
  );
}

/** What the buyer pays, as it is typed. */
function Result() {
  const { values } = useFormikContext<ProductValues>();
  const minor = parseMoney(values.amount);
  const percent = Number(values.discount);
  if (!minor || !(percent > 0 && percent <= 90)) return null;
  const price = minor - Math.floor((minor * percent + 50) / 100);
  return (
    <Typography variant="body2" aria-live="polite" sx={{ color: 'success.main', fontWeight: 600, mt: 0.5 }}>
      {t('Buyers pay {amount}.', { amount: formatMoney({ minorUnits: price, currency: values.currency }) })}
    </Typography>
  );
}

function Chosen({ categories }: { categories: Categories }) {
  const { values, setFieldValue } = useFormikContext<ProductValues>();
  const toggle = (slug: string) => {
    const { categories: chosen } = values;
    void setFieldValue(
      'categories',
      chosen.includes(slug) ? chosen.filter((one) => one !== slug) : [...chosen, slug],
    );
  };
  return (
    <Box role="group" aria-label={t('Categories')} sx={{ mt: 2 }}>
      <Typography variant="subtitle1" component="h2" sx={{ mb: 1 }}>
        {t('Categories')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {categories.map(({ slug, name }) => (
          <ChoiceChip
            key={slug}
            label={name}
            on={values.categories.includes(slug)}
            onToggle={() => toggle(slug)}
          />
        ))}
      </Box>
    </Box>
  );
}
