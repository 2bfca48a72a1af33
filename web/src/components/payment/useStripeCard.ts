import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../languages/t.ts';
import { CardRefused } from './useCardPayment.ts';

/** Stripe's card field, drawn by Stripe into `place`, so that the number never touches this page. */
export function useStripeCard(publishableKey: string) {
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
    if (error) throw new CardRefused(error.message ?? t('Your card was declined.'));
    return paymentMethod.id;
  };
  const confirm = async (clientSecret: string) => {
    const answer = await stripe?.handleNextAction({ clientSecret });
    if (answer?.error) throw new CardRefused(answer.error.message ?? t('Your card was declined.'));
  };
  return { place, ready: !!card, failed, complaint, tokenise, confirm };
}
