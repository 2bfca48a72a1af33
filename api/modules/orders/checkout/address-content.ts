import { DomainError, ErrorCode, type PlainErrorCode } from '../../../../schema/errors.ts';
import type { PlaceOrderInput } from '../../../../schema/order.ts';
import { checkLine } from '../../../platform/text/text.ts';
import type { Order } from '../order.entity.ts';

/** Delivery address of an order. Singapore only. */
export type Delivery = Pick<Order, 'recipient' | 'phone' | 'line1' | 'line2' | 'postalCode'>;

/** Maximum length of an address line, in characters. */
const LINE = 200;

function required(text: string, field: keyof Delivery, code: PlainErrorCode): string {
  return checkLine(text, { field, max: LINE, missing: code });
}

/** Validates an address. Throws at the first invalid field, in the order of the form. */
export function checkDelivery(input: Pick<PlaceOrderInput, keyof Delivery>): Delivery {
  const recipient = required(input.recipient, 'recipient', ErrorCode.RECIPIENT_REQUIRED);
  const phone = required(input.phone, 'phone', ErrorCode.MOBILE_REQUIRED).replaceAll(/[ -]/g, '');
  if (!/^(\+65)?\d{8}$/.test(phone)) throw new DomainError(ErrorCode.MOBILE_INVALID, 'phone');
  const line1 = required(input.line1, 'line1', ErrorCode.ADDRESS_REQUIRED);
  const line2 = checkLine(input.line2, { field: 'line2', max: LINE });
  const postalCode = input.postalCode.trim();
  if (!/^\d{6}$/.test(postalCode)) throw new DomainError(ErrorCode.POSTAL_CODE_INVALID, 'postalCode');
  return { recipient, phone, line1, line2: line2 || null, postalCode };
}
