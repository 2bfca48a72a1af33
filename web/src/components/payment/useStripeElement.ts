import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../languages/t.ts';
import type { MoneyValue } from '../../lib/format/formatMoney.ts';
import { PaymentRefused } from './useOnlinePayment.ts';

const refusal = (error: { message?: string }) =>
  new PaymentRefused(error.message ?? t('Your card was declined.'));

/**
 * Stripe's Payment Element, drawn by Stripe into `place`: cards, and the wallets of this browser that the account takes.
 * It only makes payment methods; the server makes the charge, so that a repeated press never charges twice.
 */
export function useStripeElement(publishableKey: string, { amount, currency }: MoneyValue) {
  const place = useRef<HTMLDivElement>(null);
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [elements, setElements] = useState<StripeElements | null>(null);
  /** What the payer chose in it: `card`, or a wallet such as `apple_pay`. */
  const [chosen, setChosen] = useState('card');
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let gone = false;
    let element: { destroy: () => void } | null = null;
    const start = async () => {
      const { loadStripe } = await import('@stripe/stripe-js/pure');
      const loaded = await loadStripe(publishableKey);
      if (gone || !loaded || !place.current) return;
      const { color, backgroundColor, fontFamily, colorScheme } = getComputedStyle(place.current);
      const group = loaded.elements({
        mode: 'payment',
        amount,
        currency: currency.toLowerCase(),
        // PayNow is offered beside this form. Other methods would redirect away from the page.
        allowedPaymentMethodTypes: ['card', 'link'],
        paymentMethodCreation: 'manual',
        appearance: {
          theme: colorScheme.includes('dark') ? 'night' : 'stripe',
          variables: { colorText: color, colorBackground: backgroundColor, fontFamily },
        },
      });
      const payment = group.create('payment');
      element = payment;
      payment.mount(place.current);
      payment.on('ready', () => setElements(group));
      payment.on('change', ({ value }) => setChosen(value.type));
      payment.on('loaderror', () => setFailed(true));
      setStripe(loaded);
    };
    start().catch(() => setFailed(true));
    return () => {
      gone = true;
      element?.destroy();
    };
  }, [publishableKey, amount, currency]);

  const tokenise = async (name: string) => {
    if (!stripe || !elements) throw new Error('The payment form is not ready.');
    const { error: incomplete } = await elements.submit();
    if (incomplete) throw refusal(incomplete);
    const params = chosen === 'card' ? { billing_details: { name } } : {};
    const { paymentMethod, error } = await stripe.createPaymentMethod({ elements, params });
    if (error) throw refusal(error);
    return paymentMethod.id;
  };
  const confirm = async (clientSecret: string) => {
    const answer = await stripe?.handleNextAction({ clientSecret });
    if (answer?.error) throw refusal(answer.error);
  };
  return { place, ready: !!elements, failed, isCard: chosen === 'card', tokenise, confirm };
}
