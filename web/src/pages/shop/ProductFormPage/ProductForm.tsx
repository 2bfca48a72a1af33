import { useMutation } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { AppForm, SubmitButton } from '../../../components/form/AppForm.tsx';
import { ChoiceChip } from '../../../components/form/ChoiceChip.tsx';
import { FormError } from '../../../components/form/FormError.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useToast } from '../../../components/overlay/Toast.tsx';
import { PicturesField } from '../../../components/upload/PicturesField.tsx';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { formatMoney, parseMoney } from '../../../lib/format/formatMoney.ts';
import { toggled } from '../../../lib/toggled.ts';
import { useOpenState } from '../../../routing/useCloseOnBack.ts';
import {
  type Categories,
  type EditedProduct,
  type ProductValues,
  productErrors,
  toValues,
} from './productValues.ts';
import { useSaveProduct } from './useSaveProduct.ts';

type Props = { product: EditedProduct | null; categories: Categories };

export function ProductForm({ product, categories }: Props) {
  const { save, error } = useSaveProduct(product);
  const [uploading, setUploading] = useState(0);
  return (
    <>
      {product && <HideProduct product={product} />}
      <AppForm
        label={t('Product')}
        initialValues={toValues(product)}
        validate={productErrors}
        onSubmit={save}
      >
        <Pictures onPending={setUploading} />
        <FormTextField name="title" label={t('Title')} maxLength={80} />
        <FormTextField name="description" label={t('Description')} multiline minRows={4} maxLength={5_000} />
        <Box sx={{ display: 'grid', gap: { sm: 2 }, gridTemplateColumns: { sm: '1fr 120px 1fr 1fr' } }}>
          <FormTextField name="amount" label={t('Price')} inputMode="decimal" />
          <Currency />
          <FormTextField name="discount" label={t('Discount in %')} inputMode="numeric" />
          <FormTextField name="stock" label={t('In stock')} inputMode="numeric" />
        </Box>
        <Result />
        <Chosen categories={categories} />
        <FormError text={error?.message} code={error?.code} />
        <SubmitButton fullWidth={false} disabled={uploading > 0} sx={{ mt: 2, width: { xs: 1, sm: 'auto' } }}>
          {product ? t('Save') : t('Add to the shop')}
        </SubmitButton>
      </AppForm>
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
      <MenuItem value="SGD">{t('SGD')}</MenuItem>
      <MenuItem value="USD">{t('USD')}</MenuItem>
    </FormTextField>
  );
}

function Result() {
  const { values } = useFormikContext<ProductValues>();
  const minor = parseMoney(values.amount);
  const percent = Number(values.discount);
  if (!minor || !(percent > 0 && percent <= 90)) return null;
  const price = minor - Math.floor((minor * percent + 50) / 100);
  return (
    <Typography variant="body2" aria-live="polite" sx={{ color: 'success.main', fontWeight: 600, mt: 0.5 }}>
      {t('Buyers pay {amount}.', { amount: formatMoney({ amount: price, currency: values.currency }) })}
    </Typography>
  );
}

function Chosen({ categories }: { categories: Categories }) {
  const { values, setFieldValue } = useFormikContext<ProductValues>();
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
            onToggle={() => void setFieldValue('categories', toggled(values.categories, slug))}
          />
        ))}
      </Box>
    </Box>
  );
}

const SetProductHiddenDocument = graphql(`
  mutation SetProductHidden($input: SetProductHiddenInput!) {
    setProductHidden(input: $input) { product { id state } }
  }
`);

function HideProduct({ product: { id, state, deactivatedReason } }: { product: EditedProduct }) {
  const [mutate, { loading }] = useMutation(SetProductHiddenDocument);
  const toast = useToast();
  if (state === 'DEACTIVATED') {
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t('Our team removed this product from the shop. {deactivatedReason}', { deactivatedReason })}
      </Alert>
    );
  }
  const change = (hidden: boolean) =>
    mutate({ variables: { input: { id, hidden } } }).then(
      () => toast(hidden ? t('Hidden from the shop') : t('In the shop again')),
      (thrown: unknown) => toast(toFailure(thrown).message, 'error'),
    );
  return (
    <FormControlLabel
      label={t('In the shop')}
      sx={{ mb: 1 }}
      control={
        <Switch checked={state === 'ACTIVE'} disabled={loading} onChange={(_, on) => void change(!on)} />
      }
    />
  );
}
