import { t } from '../../languages/t.ts';
import { brandOf, digitsOf, passesLuhn } from './cardText.ts';

export const emptyCard = { number: '', expiry: '', cvc: '', name: '' };
export type CardValues = typeof emptyCard;

function numberError(number: string): string | undefined {
  const digits = digitsOf(number);
  const { lengths } = brandOf(digits);
  if (digits.length < Math.min(...lengths)) return t('Your card number is incomplete.');
  if (lengths.includes(digits.length) && passesLuhn(digits)) return undefined;
  return digits.length < Math.max(...lengths) && !lengths.includes(digits.length)
    ? t('Your card number is incomplete.')
    : t('Your card number is invalid.');
}

function expiryError(expiry: string, now: Date): string | undefined {
  const digits = digitsOf(expiry);
  if (digits.length < 4) return t("Your card's expiration date is incomplete.");
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  if (month < 1 || month > 12) return t("Your card's expiration date is invalid.");
  if (year < now.getFullYear()) return t("Your card's expiration year is in the past.");
  if (year > now.getFullYear() + 50) return t("Your card's expiration year is invalid.");
  const over = year === now.getFullYear() && month < now.getMonth() + 1;
  return over ? t("Your card's expiration date is in the past.") : undefined;
}

/** Checks a card as the provider's own form does, with its texts. */
export function cardErrors(card: CardValues, now = new Date()): Partial<CardValues> {
  const found = {
    number: numberError(card.number),
    expiry: expiryError(card.expiry, now),
    cvc:
      digitsOf(card.cvc).length < brandOf(card.number).code
        ? t("Your card's security code is incomplete.")
        : undefined,
    name: card.name.trim() ? undefined : t('The name on the card is incomplete.'),
  };
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text));
}
