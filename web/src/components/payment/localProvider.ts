import { t } from '../../languages/t.ts';
import { reach } from '../../lib/connection/reach.ts';
import { type CardValues, digitsOf } from './cardRules.ts';
import { PaymentRefused } from './useOnlinePayment.ts';

export type LocalProvider = {
  /** Where it answers, for example '/provider'. */
  base: string;
  publishableKey: string;
};

type Answer = { id?: string; error?: { type?: string; message?: string }; next_action?: NextAction | null };
type NextAction = { redirect_to_url?: { url?: string }; use_stripe_sdk?: { stripe_js?: string } };

async function ask(
  { base, publishableKey }: LocalProvider,
  path: string,
  body?: URLSearchParams,
): Promise<Answer> {
  const response = await reach(`${base}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${publishableKey}` },
    ...(body && { body }),
  });
  return (await response.json()) as Answer;
}

/** Turns a card into the provider's id for it; the number goes nowhere else. Throws PaymentRefused with its message. */
export async function tokenise(provider: LocalProvider, card: CardValues): Promise<string> {
  const expiry = digitsOf(card.expiry);
  const answer = await ask(
    provider,
    '/v1/payment_methods',
    new URLSearchParams({
      type: 'card',
      'card[number]': digitsOf(card.number),
      'card[exp_month]': expiry.slice(0, 2),
      'card[exp_year]': `20${expiry.slice(2)}`,
      'card[cvc]': digitsOf(card.cvc),
      'billing_details[name]': card.name.trim(),
    }),
  );
  if (answer.error?.type === 'card_error' && answer.error.message)
    throw new PaymentRefused(answer.error.message);
  if (!answer.id) throw new Error('The payment provider gave no payment method.');
  return answer.id;
}

export const intentOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? '';

const pathOf = (clientSecret: string) => {
  const id = intentOf(clientSecret);
  return `/v1/${id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${id}`;
};

/** Confirms a card that is being saved. Throws PaymentRefused with the message of its bank. */
export async function confirmCard(
  provider: LocalProvider,
  clientSecret: string,
  paymentMethodId: string,
): Promise<void> {
  const form = new URLSearchParams({ client_secret: clientSecret, payment_method: paymentMethodId });
  const { error } = await ask(provider, `${pathOf(clientSecret)}/confirm`, form);
  if (error) throw new PaymentRefused(error.message ?? t('Your card was declined.'));
}

/** Address of the page on which the card's bank asks, or null when it has nothing to ask any more. */
export async function challengeUrl(provider: LocalProvider, clientSecret: string): Promise<string | null> {
  const query = new URLSearchParams({ client_secret: clientSecret });
  const { next_action: next } = await ask(provider, `${pathOf(clientSecret)}?${query}`);
  return next?.redirect_to_url?.url ?? next?.use_stripe_sdk?.stripe_js ?? null;
}

/** Makes a payment method of PayNow and answers its id. */
export async function createLocalPayNow(provider: LocalProvider): Promise<string> {
  const { id } = await ask(provider, '/v1/payment_methods', new URLSearchParams({ type: 'paynow' }));
  if (!id) throw new Error('The payment provider gave no payment method.');
  return id;
}
