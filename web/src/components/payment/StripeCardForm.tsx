import Box from '@mui/material/Box';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { Form } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../languages/t.ts';
import { SOMETHING_WRONG } from '../../lib/errors.ts';
import { FieldError } from '../form/FieldError.tsx';
import { FormError } from '../form/FormError.tsx';
import { FormTextField } from '../form/FormTextField.tsx';
import { SteadyFormik } from '../form/SteadyFormik.tsx';
import { nameRule } from './cardRules.ts';
import { PayButton } from './PayButton.tsx';
import { type OnlinePayment, PaymentRefused } from './useOnlinePayment.ts';

type Props = { publishableKey: string; payment: OnlinePayment };

/** Saving a card with Stripe's own field. */
export default function StripeCardForm({ publishableKey, payment }: Props) {
  const card = useStripeCard(publishableKey);
  return (
    <SteadyFormik
      initialValues={{ name: '' }}
      validate={nameRule}
      onSubmit={({ name }) => {
        const { confirm, confirmSetup } = card;
        return payment.pay({ tokenise: () => card.tokenise(name.trim()), confirm, confirmSetup });
      }}
    >
      <Form noValidate aria-label={t('Card')}>
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
        <FormError
          text={card.failed ? t(SOMETHING_WRONG) : payment.failure?.message}
          code={payment.failure?.code}
        />
        <PayButton amount={null} busy={payment.busy} disabled={!card.ready} />
      </Form>
    </SteadyFormik>
  );
}

/** Stripe's card field, drawn by Stripe into `place`, so that the number never touches this page. */
function useStripeCard(publishableKey: string) {
  const place = useRef<HTMLDivElement>(null);
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [card, setCard] = useState<StripeCardElement | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let gone = false;
    let element: StripeCardElement | null = null;
    const start = async () => {
      const { loadStripe } = await import('@stripe/stripe-js/pure');
      const loaded = await loadStripe(publishableKey);
      if (gone || !loaded || !place.current) return;
      const { color, fontFamily } = getComputedStyle(place.current);
      element = loaded
        .elements()
        .create('card', { hidePostalCode: true, style: { base: { color, fontFamily, fontSize: '16px' } } });
      element.mount(place.current);
      element.on('change', ({ error }) => setComplaint(error?.message ?? null));
      setStripe(loaded);
      setCard(element);
    };
    start().catch(() => setFailed(true));
    return () => {
      gone = true;
      element?.destroy();
    };
  }, [publishableKey]);

  const tokenise = async (name: string) => {
    if (!stripe || !card) throw new Error('The card form is not ready.');
    const { paymentMethod, error } = await stripe.createPaymentMethod({
      type: 'card',
      card,
      billing_details: { name },
    });
    if (error) throw new PaymentRefused(error.message ?? t('Your card was declined.'));
    return paymentMethod.id;
  };
  const confirm = async (clientSecret: string) => {
    const answer = await stripe?.handleNextAction({ clientSecret });
    if (answer?.error) throw new PaymentRefused(answer.error.message ?? t('Your card was declined.'));
  };
  const confirmSetup = async (clientSecret: string, paymentMethodId: string) => {
    const answer = await stripe?.confirmCardSetup(clientSecret, { payment_method: paymentMethodId });
    if (answer?.error) throw new PaymentRefused(answer.error.message ?? t('Your card was declined.'));
  };
  return { place, ready: !!card, failed, complaint, tokenise, confirm, confirmSetup };
}
