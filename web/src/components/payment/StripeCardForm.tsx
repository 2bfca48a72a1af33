import Box from '@mui/material/Box';
import { Form, Formik } from 'formik';
import { t } from '../../languages/t.ts';
import { SOMETHING_WRONG } from '../../lib/errors.ts';
import type { MoneyValue } from '../../lib/format/formatMoney.ts';
import { FieldError } from '../form/FieldError.tsx';
import { FormError } from '../form/FormError.tsx';
import { FormTextField } from '../form/FormTextField.tsx';
import { LookingNote, PayButton, ResumeNote } from './PayButton.tsx';
import type { CardPayment } from './useCardPayment.ts';
import { useStripeCard } from './useStripeCard.ts';

type Props = { publishableKey: string; amount: MoneyValue; payment: CardPayment; begun: boolean };

const nameRule = ({ name }: { name: string }) =>
  name.trim() ? {} : { name: t('The name on the card is incomplete.') };

/** The card form with Stripe's own field. Its script is fetched here and nowhere else. */
export default function StripeCardForm({ publishableKey, amount, payment, begun }: Props) {
  const card = useStripeCard(publishableKey);
  return (
    <Formik
      initialValues={{ name: '' }}
      validate={nameRule}
      onSubmit={({ name }) =>
        payment.pay({ tokenise: () => card.tokenise(name.trim()), confirm: card.confirm })
      }
    >
      <Form noValidate aria-label={t('Card')}>
        {begun && card.ready && !payment.busy && !payment.refused && (
          <ResumeNote onResume={() => void payment.resume(card.confirm)} />
        )}
        <Box
          ref={card.place}
          sx={{
            p: 2,
            minHeight: 56,
            mt: 1,
            borderRadius: '10px',
            border: 1,
            borderColor: card.complaint ? 'error.main' : 'text.secondary',
            bgcolor: 'background.paper',
            color: 'text.primary',
          }}
        />
        {card.complaint && <FieldError text={card.complaint} />}
        <FormTextField name="name" label={t('Name on card')} autoComplete="cc-name" />
        <FormError text={card.failed ? t(SOMETHING_WRONG) : payment.error} />
        {payment.looking && <LookingNote />}
        <PayButton amount={amount} busy={payment.busy} disabled={!card.ready} />
      </Form>
    </Formik>
  );
}
