import { createLocalPayNow } from './localProvider.ts';
import { PaymentRefused } from './useOnlinePayment.ts';

export type PaymentSettings = {
  paymentPublishableKey: string;
  paymentLocalBase?: string | null;
  /** Currencies that can be paid by PayNow; absent where it is not offered. */
  payNowCurrencies?: readonly string[] | null;
};

/** Makes a payment method of PayNow at the provider and answers its id there. */
export async function createPayNow({
  paymentLocalBase: base,
  paymentPublishableKey: publishableKey,
}: PaymentSettings): Promise<string> {
  if (base) return createLocalPayNow({ base, publishableKey });
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const answer = await (await loadStripe(publishableKey))?.createPaymentMethod({ type: 'paynow' });
  if (answer?.error?.message) throw new PaymentRefused(answer.error.message);
  if (!answer?.paymentMethod) throw new Error('The payment provider gave no payment method.');
  return answer.paymentMethod.id;
}
