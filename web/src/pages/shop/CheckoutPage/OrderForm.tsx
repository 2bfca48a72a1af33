import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { CheckoutQuery } from '../../../__generated__/graphql.ts';
import { Money } from '../../../components/display/Money.tsx';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { AppForm, SubmitButton } from '../../../components/form/AppForm.tsx';
import { FormError } from '../../../components/form/FormError.tsx';
import { type FieldRow, FormTextField, FormTextFields } from '../../../components/form/FormTextField.tsx';
import { serverSentence } from '../../../languages/serverSentence.ts';
import { msg, t } from '../../../languages/t.ts';
import type { Failure } from '../../../lib/errors.ts';
import { firstValues, type OrderValues, orderErrors, usePlaceOrder } from './usePlaceOrder.ts';

type Props = { data: CheckoutQuery; quantity: number; onChanged: () => void };

export function OrderForm({ data, quantity, onChanged }: Props) {
  const { checkoutSetup: setup } = data;
  const { place, error } = usePlaceOrder(setup, quantity, onChanged);
  return (
    <AppForm label={t('Order')} initialValues={firstValues(data)} validate={orderErrors} onSubmit={place}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 400px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Card component="fieldset" sx={{ p: { xs: 2, sm: 3 }, m: 0 }}>
            <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
              {t('Where does it go?')}
            </Typography>
            <FormTextFields fields={address} />
            <FormTextField
              name="postalCode"
              label={t('Postal code')}
              autoComplete="shipping postal-code"
              maxLength={6}
              helperText={t('Across Singapore, within 7-12 days')}
              inputMode="numeric"
            />
          </Card>
          <Method setup={setup} />
        </Box>
        <Card sx={{ overflow: 'hidden' }}>
          <Summary setup={setup} quantity={quantity} />
          <Place error={error} />
        </Card>
      </Box>
    </AppForm>
  );
}

function Place({ error }: { error: Failure | null }) {
  const { method } = useFormikContext<OrderValues>().values;
  return (
    <Box sx={{ px: 2.5, pb: 2.5 }}>
      <FormError text={error?.message} code={error?.code} />
      <SubmitButton disabled={!method} sx={{}}>
        {method === 'CARD' ? t('Continue to payment') : t('Place order')}
      </SubmitButton>
      <SecondaryText sx={{ mt: 1.5 }}>
        {method === 'CARD'
          ? t('You pay on the next page. We hold the money until you have received it.')
          : t('You pay when it arrives. No returns.')}
      </SecondaryText>
    </Box>
  );
}

const address: readonly FieldRow[] = [
  ['recipient', msg('Name of the recipient'), 200, 'shipping name'],
  ['phone', msg('Mobile number (Singapore)'), 14, 'shipping tel-national'],
  ['line1', msg('Street and number'), 200, 'shipping address-line1'],
  ['line2', msg('Unit, floor (optional)'), 200, 'shipping address-line2'],
];

function Method({ setup }: { setup: CheckoutQuery['checkoutSetup'] }) {
  const { values, setFieldValue } = useFormikContext<OrderValues>();
  const ways = [
    { value: 'CASH', label: t('Cash on delivery'), way: setup.cash },
    { value: 'CARD', label: t('Card'), way: setup.card },
  ] as const;
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="order-method" variant="h4" component="h2" sx={{ mb: 1 }}>
        {t('How do you pay?')}
      </Typography>
      <RadioGroup
        aria-labelledby="order-method"
        name="method"
        value={values.method}
        onChange={(_, method) => void setFieldValue('method', method)}
      >
        {ways.map(({ value, label, way }) => (
          <Box key={value} sx={{ py: 0.5 }}>
            <FormControlLabel value={value} label={label} disabled={!way.allowed} control={<Radio />} />
            {way.reason && <SecondaryText sx={{ pl: 4 }}>{serverSentence(way)}</SecondaryText>}
          </Box>
        ))}
      </RadioGroup>
    </Card>
  );
}

function Summary({ setup, quantity }: { setup: CheckoutQuery['checkoutSetup']; quantity: number }) {
  const { product, total } = setup;
  return (
    <Box
      sx={{
        // Where the page is one column, the picture stands beside the words and leaves them the room.
        display: { xs: 'grid', md: 'block' },
        gridTemplateColumns: { xs: product.cover ? 'minmax(96px, 30%) minmax(0, 1fr)' : '1fr' },
        mb: { xs: 2, md: 0 },
      }}
    >
      {product.cover && (
        <Box
          component="img"
          src={product.cover.medium}
          alt=""
          sx={{
            display: 'block',
            width: 1,
            height: { xs: 1, md: 'auto' },
            aspectRatio: { md: '16 / 9' },
            objectFit: 'cover',
            bgcolor: 'warning.soft',
          }}
        />
      )}
      <Box sx={{ p: { xs: 2, md: 2.5 }, pb: { md: 1.5 } }}>
        <Typography variant="subtitle1" component="h2">
          {quantity > 1 && `${quantity} × `}
          {product.title}
        </Typography>
        <SecondaryText>{t('Sold by {fullName}', { fullName: product.seller?.fullName })}</SecondaryText>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', mt: 1.5 }}>
          <Typography>{t('Total')}</Typography>
          <Money value={total} size={24} />
        </Box>
      </Box>
    </Box>
  );
}
