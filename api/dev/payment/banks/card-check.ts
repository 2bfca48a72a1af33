import { integer, type Parsed, required, text } from '../param-shape.ts';
import { cardError } from '../provider-error.ts';
import type { ProviderSecrets } from '../provider-secrets.ts';
import { type CardBehaviour, type TestCard, testCardByNumber } from './test-cards.ts';

/** All that is kept of a card: never its number or security code. */
export interface CardFacts {
  brand: TestCard['brand'];
  country: string;
  last4: string;
  expMonth: number;
  expYear: number;
  fingerprint: string;
  behaviour: CardBehaviour;
}

export const CARD_NUMBER = {
  number: required(text(30)),
  exp_month: required(integer(-99)),
  exp_year: required(integer(-99)),
  cvc: text(8),
};

const TEST_MODE_MESSAGE =
  'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.';

const at = (field: keyof typeof CARD_NUMBER): string => `card[${field}]`;

const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
};

const checkNumber = (typed: string): TestCard => {
  const digits = typed.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits)) {
    throw cardError('The card number is not a valid credit card number.', 'invalid_number', at('number'));
  }
  if (digits.length < 12 || digits.length > 19 || !passesLuhn(digits)) {
    throw cardError('Your card number is incorrect.', 'incorrect_number', at('number'));
  }
  const card = testCardByNumber(digits);
  if (!card) throw cardError(TEST_MODE_MESSAGE, 'card_declined', at('number'), 'test_mode_live_card');
  return card;
};

const checkExpiry = (month: number, typedYear: number, now: Date): number => {
  if (month < 1 || month > 12) {
    throw cardError("Your card's expiration month is invalid.", 'invalid_expiry_month', at('exp_month'));
  }
  const year = typedYear < 100 ? 2000 + typedYear : typedYear;
  const thisYear = now.getUTCFullYear();
  if (year < thisYear || year > thisYear + 50) {
    throw cardError("Your card's expiration year is invalid.", 'invalid_expiry_year', at('exp_year'));
  }
  if (year === thisYear && month < now.getUTCMonth() + 1) {
    throw cardError("Your card's expiration month is invalid.", 'invalid_expiry_month', at('exp_month'));
  }
  return year;
};

/** Checks a typed card as the provider does and reduces it to its facts. Throws 402 card errors. */
export const checkCard = (
  input: Parsed<typeof CARD_NUMBER>,
  secrets: ProviderSecrets,
  now: Date,
): CardFacts => {
  const card = checkNumber(input.number);
  const expYear = checkExpiry(input.exp_month, input.exp_year, now);
  const cvcLength = card.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/;
  if (input.cvc !== undefined && !cvcLength.test(input.cvc)) {
    throw cardError("Your card's security code is invalid.", 'invalid_cvc', at('cvc'));
  }
  return factsOf(card, input.exp_month, expYear, secrets);
};

const factsOf = (card: TestCard, expMonth: number, expYear: number, secrets: ProviderSecrets): CardFacts => ({
  brand: card.brand,
  country: card.country,
  last4: card.number.slice(-4),
  expMonth,
  expYear,
  fingerprint: secrets.fingerprint(`card ${card.number}`),
  behaviour: card.behaviour,
});

/** The facts behind an alias such as `pm_card_visa`. */
export const aliasCard = (card: TestCard, secrets: ProviderSecrets, now: Date): CardFacts =>
  factsOf(card, 12, now.getUTCFullYear() + 2, secrets);
