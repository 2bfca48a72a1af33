import { t } from '../../languages/t.ts';

/** What tells brands of cards apart: how a number begins, its length, its groups and the length of its code. */
type Brand = { name: string; begins: RegExp; lengths: number[]; groups: number[]; code: number };

const fours = [4, 4, 4, 4];

const brands: Brand[] = [
  { name: 'Visa', begins: /^4/, lengths: [13, 16, 19], groups: [4, 4, 4, 4, 3], code: 3 },
  {
    name: 'Mastercard',
    begins: /^(5[1-5]|2(2[2-9]|[3-6]|7[01]|720))/,
    lengths: [16],
    groups: fours,
    code: 3,
  },
  { name: 'American Express', begins: /^3[47]/, lengths: [15], groups: [4, 6, 5], code: 4 },
  { name: 'Discover', begins: /^(6011|64[4-9]|65)/, lengths: [16], groups: fours, code: 3 },
  { name: 'Diners Club', begins: /^3(0[0-5]|[689])/, lengths: [14, 16], groups: [4, 6, 4], code: 3 },
  { name: 'JCB', begins: /^35/, lengths: [16], groups: fours, code: 3 },
  { name: 'UnionPay', begins: /^62/, lengths: [16, 19], groups: [4, 4, 4, 4, 3], code: 3 },
];

const unknown: Brand = { name: '', begins: /^/, lengths: [16], groups: [4, 4, 4, 4, 3], code: 3 };

export const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Brand of a number as far as it is typed; without a name while it is not known. */
export const brandOf = (number: string): Brand =>
  brands.find(({ begins }) => begins.test(digitsOf(number))) ?? unknown;

/** '4242424242424242' → '4242 4242 4242 4242', in the groups of its brand. */
export function groupNumber(text: string): string {
  const { groups, lengths } = brandOf(text);
  const digits = digitsOf(text).slice(0, Math.max(...lengths));
  const parts: string[] = [];
  let from = 0;
  for (const size of groups) {
    if (from < digits.length) parts.push(digits.slice(from, from + size));
    from += size;
  }
  return parts.join(' ');
}

/** '527' → '05 / 27'; '1228' and the autofilled '12/2028' → '12 / 28'. */
export function groupExpiry(text: string): string {
  let digits = digitsOf(text);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  if (digits.length === 6) digits = digits.slice(0, 2) + digits.slice(4);
  const month = digits.slice(0, 2);
  const year = digits.slice(2, 4);
  return year ? `${month} / ${year}` : month;
}

/** The check digit of card numbers. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const worth = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (worth > 9 ? worth - 9 : worth);
  }, 0);
  return sum % 10 === 0;
}

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

/** The rule of the name beside Stripe's own fields. */
export const nameRule = ({ name }: { name: string }) =>
  name.trim() ? {} : { name: t('The name on the card is incomplete.') };
