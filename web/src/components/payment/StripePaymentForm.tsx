import Box from '@mui/material/Box';
import { Form } from 'formik';
import { t } from '../../languages/t.ts';
import { SOMETHING_WRONG } from '../../lib/errors.ts';
import type { MoneyValue } from '../../lib/format/formatMoney.ts';
import { FormError } from '../form/FormError.tsx';
import { FormTextField } from '../form/FormTextField.tsx';
import { SteadyFormik } from '../form/SteadyFormik.tsx';
import { nameRule } from './cardRules.ts';
import { LookingNote, PayButton, ResumeNote } from './PayButton.tsx';
import type { OnlinePayment } from './useOnlinePayment.ts';
import { useStripeElement } from './useStripeElement.ts';

type Props = {
  publishableKey: string;
  amount: MoneyValue;
  payment: OnlinePayment;
  begun: boolean;
  /** A saved card that is paid with, in place of the element. */
  savedCardId?: string | null;
};

const nothing = async () => undefined;

/** Paying with Stripe's Payment Element. Its script is fetched where money is paid and nowhere else. */
export default function StripePaymentForm({ publishableKey, amount, payment, begun, savedCardId }: Props) {
  const element = useStripeElement(publishableKey, amount);
  const { confirm, isCard } = element;
  const asksName = isCard && !savedCardId;
  return (
    <SteadyFormik
      initialValues={{ name: '' }}
      validate={(values) => (asksName ? nameRule(values) : {})}
      onSubmit={({ name }) =>
        savedCardId
          ? payment.paySaved(savedCardId, confirm)
          : payment.pay({ tokenise: () => element.tokenise(name.trim()), confirm, confirmSetup: nothing })
      }
    >
      <Form noValidate aria-label={t('Card')}>
        {begun && element.ready && !payment.busy && !payment.refused && (
          <ResumeNote onResume={() => void payment.resume(confirm)} />
        )}
        <Box
          ref={element.place}
          sx={{
            // Kept while a saved card is chosen: its bank is asked through the same script.
            display: savedCardId ? 'none' : undefined,
            minHeight: 56,
            mt: 1,
            bgcolor: 'background.paper',
            color: 'text.primary',
          }}
        />
        {asksName && <FormTextField name="name" label={t('Name on card')} autoComplete="cc-name" />}
        <FormError
          text={element.failed ? t(SOMETHING_WRONG) : payment.failure?.message}
          code={payment.failure?.code}
        />
        {payment.looking && <LookingNote />}
        <PayButton amount={amount} busy={payment.busy} disabled={!element.ready} />
      </Form>
    </SteadyFormik>
  );
}
