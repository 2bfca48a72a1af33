import { useMutation } from '@apollo/client/react';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import type { OrderMethod } from '../../../__generated__/enums.ts';
import { graphql } from '../../../__generated__/gql.ts';
import type { CheckoutQuery } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { SOMETHING_WRONG, toFailure } from '../../../lib/errors.ts';
import { useIdempotencyKey } from '../../../lib/form/useIdempotencyKey.ts';

const PlaceOrderDocument = graphql(`
  mutation PlaceOrder($input: PlaceOrderInput!) {
    placeOrder(input: $input) { order { ...OrderFields } }
  }
`);

const fields = new Set(['recipient', 'phone', 'line1', 'line2', 'postalCode']);

/** Places the order, once. `place` answers its id; what was refused stands at its field, and is thrown. */
export function usePlaceOrder(
  setup: CheckoutQuery['checkoutSetup'],
  quantity: number,
  onChanged: () => void,
) {
  const [orderId, setOrderId] = useState<string | null>(null);
  const [mutate] = useMutation(PlaceOrderDocument);
  const once = useIdempotencyKey();
  const send = async (values: OrderValues, method: OrderMethod) => {
    const { line2, ...address } = values;
    const input = {
      ...address,
      method,
      line2: line2.trim() || null,
      productId: setup.product.id,
      quantity,
      total: { amount: setup.total.amount, currency: setup.total.currency },
    };
    const { data } = await once(input, (idempotencyKey) =>
      mutate({ variables: { input: { ...input, idempotencyKey } } }),
    );
    if (!data) throw new Error(t(SOMETHING_WRONG));
    return data.placeOrder.order.id;
  };
  const place = async (
    values: OrderValues,
    method: OrderMethod,
    form: Pick<FormikHelpers<OrderValues>, 'setFieldError'>,
  ): Promise<string> => {
    if (orderId) return orderId;
    try {
      const id = await send(values, method);
      setOrderId(id);
      return id;
    } catch (thrown) {
      const { code, field, message } = toFailure(thrown);
      if (field && fields.has(field)) form.setFieldError(field, message);
      if (code === 'PRICE_CHANGED' || code === 'OUT_OF_STOCK') onChanged();
      throw thrown;
    }
  };
  return { place, isPlaced: orderId !== null };
}

export type OrderValues = ReturnType<typeof firstValues>;

/** The address of the last order, or what the account knows; the first way of paying that is open. */
export function firstValues({ checkoutSetup, me }: CheckoutQuery) {
  const { lastDelivery: last, cash, card } = checkoutSetup;
  return {
    recipient: last?.recipient ?? (me ? `${me.profile.first} ${me.profile.last}` : ''),
    phone: last?.phone ?? (/^\d{8}$/.test(me?.mobile ?? '') ? (me?.mobile ?? '') : ''),
    line1: last?.line1 ?? '',
    line2: last?.line2 ?? '',
    postalCode: last?.postalCode ?? '',
    method: (cash.allowed ? 'CASH' : card.allowed ? 'CARD' : '') as OrderMethod | '',
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
