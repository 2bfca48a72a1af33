import { DomainError, ErrorCode, type PlainErrorCode } from '../../../../schema/errors.ts';
import type { PlaceOrderInput } from '../../../../schema/order.ts';
import { tidyLine } from '../../../platform/text/text.ts';
import type { Order } from '../order.entity.ts';

/** Delivery address of an order. Singapore only. */
export type Delivery = Pick<Order, 'recipient' | 'phone' | 'line1' | 'line2' | 'postalCode'>;

/** Maximum length of an address line, in characters. */
const LINE = 200;

function required(text: string, field: keyof Delivery, code: PlainErrorCode): string {
  const line = tidyLine(text);
  if (line === '') throw new DomainError(code, field);
  if (line.length > LINE) throw new DomainError(ErrorCode.BAD_INPUT, field);
  return line;
}

/** Validates an address. Throws at the first invalid field, in the order of the form. */
export function checkDelivery(input: Pick<PlaceOrderInput, keyof Delivery>): Delivery {
  const recipient = required(input.recipient, 'recipient', ErrorCode.RECIPIENT_REQUIRED);
  const phone = required(input.phone, 'phone', ErrorCode.MOBILE_REQUIRED).replaceAll(/[ -]/g, '');
  if (!/^(\+65)?\d{8}$/.test(phone)) throw new DomainError(ErrorCode.MOBILE_INVALID, 'phone');
  const line1 = required(input.line1, 'line1', ErrorCode.ADDRESS_REQUIRED);
  const line2 = tidyLine(input.line2 ?? '');
  if (line2.length > LINE) throw new DomainError(ErrorCode.BAD_INPUT, 'line2');
  const postalCode = input.postalCode.trim();
  if (!/^\d{6}$/.test(postalCode)) throw new DomainError(ErrorCode.POSTAL_CODE_INVALID, 'postalCode');
  return { recipient, phone, line1, line2: line2 || null, postalCode };
}
