import { graphql } from '../../__generated__/gql.ts';
import type { SavedCardFragment } from '../../__generated__/graphql.ts';

export const SavedCardDocument = graphql(`
  fragment SavedCard on SavedPaymentMethod {
    id
    brand
    last4
    expiryMonth
    expiryYear
  }
`);

/** Brands by the payment provider's names. */
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** 'Visa •••• 4242' */
export const cardName = ({ brand, last4 }: SavedCardFragment): string =>
  `${brands[brand] ?? brand} •••• ${last4}`;

/** '09/2030' */
export const cardExpiry = ({ expiryMonth, expiryYear }: SavedCardFragment): string =>
  `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`;
