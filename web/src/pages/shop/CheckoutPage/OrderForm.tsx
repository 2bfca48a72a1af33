import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { Form, type FormikHelpers, useFormikContext } from 'formik';
import { useState } from 'react';
import type { CheckoutQuery } from '../../../__generated__/graphql.ts';
import { Money } from '../../../components/display/Money.tsx';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { FocusFirstError, SubmitButton } from '../../../components/form/AppForm.tsx';
import { FormError } from '../../../components/form/FormError.tsx';
import { type FieldRow, FormTextField, FormTextFields } from '../../../components/form/FormTextField.tsx';
import { SteadyFormik } from '../../../components/form/SteadyFormik.tsx';
import { PaymentForm } from '../../../components/payment/PaymentForm.tsx';
import { StaffBadge } from '../../../components/people/StaffBadge.tsx';
import { serverSentence } from '../../../languages/serverSentence.ts';
import { msg, t } from '../../../languages/t.ts';
import { type Failure, toFailure } from '../../../lib/errors.ts';
import { orderPath } from '../../../lib/navigation/pagePaths.ts';
import { useNavigate } from '../../../routing/hooks.ts';
import { useOrderPayment } from '../shared/useOrderPayment.ts';
import { firstValues, type OrderValues, orderErrors, usePlaceOrder } from './usePlaceOrder.ts';

type Props = { data: CheckoutQuery; quantity: number; onChanged: () => void };

/** Id of the form of the address, for the button beside it. */
const FORM_ID = 'order-form';

/** Address, way of paying and payment on one page. The order is made with the press that places or pays it. */
export function OrderForm({ data, quantity, onChanged }: Props) {
  const { checkoutSetup: setup } = data;
  const { place, isPlaced } = usePlaceOrder(setup, quantity, onChanged);
  const navigate = useNavigate();
  const goTo = (orderId: string) => void navigate(orderPath(orderId), { replace: true });
  const [failure, setFailure] = useState<Failure | null>(null);
  const onSubmit = async (values: OrderValues, form: FormikHelpers<OrderValues>) => {
    setFailure(null);
    if (values.method !== 'CASH') return;
    try {
      goTo(await place(values, 'CASH', form));
    } catch (thrown) {
      const refused = toFailure(thrown);
      if (!refused.field || !(refused.field in values)) setFailure(refused);
    }
  };
  return (
    <SteadyFormik initialValues={firstValues(data)} validate={orderErrors} onSubmit={onSubmit}>
      <Box sx={columns}>
        <Form noValidate id={FORM_ID} aria-label={t('Order')}>
          <FocusFirstError />
          <Box
            component="fieldset"
            disabled={isPlaced}
            sx={{ display: 'grid', gap: 3, m: 0, p: 0, border: 0 }}
          >
            <Card component="fieldset" sx={{ p: { xs: 2, sm: 3 }, m: 0 }}>
              <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
                {t('Delivery address')}
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
            <Method
              setup={setup}
              disabled={isPlaced}
              takesPayNow={data.clientConfig.payNowCurrencies.includes(setup.total.currency)}
            />
          </Box>
        </Form>
        <Card sx={{ overflow: 'hidden' }}>
          <Summary setup={setup} quantity={quantity} />
          <Box sx={{ px: 2.5, pb: 2.5 }}>
            <FormError text={failure?.message} code={failure?.code} />
            <Payment data={data} place={place} onPaid={goTo} />
          </Box>
        </Card>
      </Box>
    </SteadyFormik>
  );
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 400px' },
} as const;

type PaymentProps = {
  data: CheckoutQuery;
  place: ReturnType<typeof usePlaceOrder>['place'];
  onPaid: (orderId: string) => void;
};

/** The card, which pays at once, or the button that orders for cash. */
function Payment({ data, place, onPaid }: PaymentProps) {
  const form = useFormikContext<OrderValues>();
  const payment = useOrderPayment(() => place(form.values, 'CARD', form), onPaid);
  if (form.values.method !== 'CARD') {
    return (
      <>
        <SubmitButton form={FORM_ID} disabled={!form.values.method} sx={{}}>
          {t('Place order')}
        </SubmitButton>
        <SecondaryText sx={{ mt: 1.5 }}>{t('You pay when it arrives. No returns.')}</SecondaryText>
      </>
    );
  }
  /** What is wrong with the address is said before anything is done with the card. */
  const withAddress =
    <Args extends unknown[]>(pay: (...args: Args) => Promise<void>) =>
    async (...args: Args) => {
      await form.submitForm();
      if (Object.keys(orderErrors(form.values)).length === 0) await pay(...args);
    };
  const { pay, paySaved } = payment;
  return (
    <>
      <PaymentForm
        settings={data.clientConfig}
        amount={data.checkoutSetup.total}
        payment={{ ...payment, pay: withAddress(pay), paySaved: withAddress(paySaved) }}
        savedCards={data.savedPaymentMethods?.nodes ?? []}
        begun={false}
        waiting={t('Your payment is on its way. This page shows when it arrives.')}
      />
      <SecondaryText sx={{ mt: 1.5 }}>{t('We hold the money until you have received it.')}</SecondaryText>
    </>
  );
}

const address: readonly FieldRow[] = [
  ['recipient', msg('Name of the recipient'), 200, 'shipping name'],
  ['phone', msg('Mobile number (Singapore)'), 14, 'shipping tel-national'],
  ['line1', msg('Street and number'), 200, 'shipping address-line1'],
  ['line2', msg('Unit, floor (optional)'), 200, 'shipping address-line2'],
];

type MethodProps = { setup: CheckoutQuery['checkoutSetup']; disabled: boolean; takesPayNow: boolean };

function Method({ setup, disabled, takesPayNow }: MethodProps) {
  const { values, setFieldValue } = useFormikContext<OrderValues>();
  const ways = [
    { value: 'CASH', label: t('Cash on delivery'), way: setup.cash },
    { value: 'CARD', label: takesPayNow ? t('Card or PayNow') : t('Card'), way: setup.card },
  ] as const;
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="order-method" variant="h4" component="h2" sx={{ mb: 1 }}>
        {t('Payment method')}
      </Typography>
      <RadioGroup
        aria-labelledby="order-method"
        name="method"
        value={values.method}
        onChange={(_, method) => void setFieldValue('method', method)}
      >
        {ways.map(({ value, label, way }) => (
          <Box key={value} sx={{ py: 0.5 }}>
            <FormControlLabel
              value={value}
              label={label}
              disabled={disabled || !way.allowed}
              control={<Radio />}
            />
            {way.reason && <SecondaryText sx={{ pl: 4 }}>{serverSentence(way)}</SecondaryText>}
          </Box>
        ))}
      </RadioGroup>
    </Card>
  );
}

function Summary({ setup, quantity }: { setup: CheckoutQuery['checkoutSetup']; quantity: number }) {
  const { product, total } = setup;
  const { values } = useFormikContext<OrderValues>();
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
        {product.seller && <StaffBadge person={product.seller} />}
        {/* By card, the button says it. */}
        {values.method !== 'CARD' && (
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', mt: 1.5 }}>
            <Typography>{t('Total')}</Typography>
            <Money value={total} size={24} />
          </Box>
        )}
      </Box>
    </Box>
  );
}
