import type { OrderMethod } from '../../../__generated__/enums.ts';
import type { CheckoutQuery } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';

export type OrderValues = {
  recipient: string;
  phone: string;
  line1: string;
  line2: string;
  postalCode: string;
  method: OrderMethod | '';
};

/** The address of the last order, or what the account knows; the first way of paying that is open. */
export function firstValues({
  checkoutSetup: { lastDelivery: last, cash, card },
  me,
}: CheckoutQuery): OrderValues {
  return {
    recipient: last?.recipient ?? (me ? `${me.profile.first} ${me.profile.last}` : ''),
    phone: last?.phone ?? (/^\d{8}$/.test(me?.mobile ?? '') ? (me?.mobile ?? '') : ''),
    line1: last?.line1 ?? '',
    line2: last?.line2 ?? '',
    postalCode: last?.postalCode ?? '',
    method: cash.allowed ? 'CASH' : card.allowed ? 'CARD' : '',
  };
}

/** The same rules and texts as the server's. */
export function orderErrors({ recipient, phone, line1, postalCode }: OrderValues): Partial<OrderValues> {
  const errors: Partial<OrderValues> = {};
  if (!recipient.trim()) errors.recipient = t('Please enter the name of the recipient');
  if (!phone.trim()) errors.phone = t('Mobile number is required');
  else if (!/^(\+65)?\d{8}$/.test(phone.replaceAll(/[ -]/g, ''))) errors.phone = t('Invalid mobile number');
  if (!line1.trim()) errors.line1 = t('Please enter street and number');
  if (!/^\d{6}$/.test(postalCode.trim())) errors.postalCode = t('Please enter a postal code of six digits');
  return errors;
}
