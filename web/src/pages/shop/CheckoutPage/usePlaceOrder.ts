import { useMutation } from '@apollo/client/react';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import type { OrderMethod } from '../../../__generated__/enums.ts';
import { graphql } from '../../../__generated__/gql.ts';
import type { CheckoutQuery } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { type Failure, SOMETHING_WRONG, toFailure } from '../../../lib/errors.ts';
import { useIdempotencyKey } from '../../../lib/form/useIdempotencyKey.ts';
import { orderPath } from '../../../lib/navigation/pagePaths.ts';
import { useNavigate } from '../../../routing/hooks.ts';

const PlaceOrderDocument = graphql(`
  mutation PlaceOrder($input: PlaceOrderInput!) {
    placeOrder(input: $input) { order { ...OrderFields } }
  }
`);

const fields = new Set(['recipient', 'phone', 'line1', 'line2', 'postalCode']);

/** Places the order and goes to its page, where a card is paid. What was refused stands at its field. */
export function usePlaceOrder(
  setup: CheckoutQuery['checkoutSetup'],
  quantity: number,
  onChanged: () => void,
) {
  const [error, setError] = useState<Failure | null>(null);
  const [mutate] = useMutation(PlaceOrderDocument);
  const navigate = useNavigate();
  const once = useIdempotencyKey();
  const place = async (values: OrderValues, form: FormikHelpers<OrderValues>) => {
    if (values.method === '') return;
    setError(null);
    const { method, line2, ...address } = values;
    const input = {
      ...address,
      method,
      line2: line2.trim() || null,
      productId: setup.product.id,
      quantity,
      total: { amount: setup.total.amount, currency: setup.total.currency },
    };
    try {
      const { data } = await once(input, (idempotencyKey) =>
        mutate({ variables: { input: { ...input, idempotencyKey } } }),
      );
      if (!data) throw new Error(t(SOMETHING_WRONG));
      await navigate(orderPath(data.placeOrder.order.id), { replace: true });
    } catch (thrown) {
      const failure = toFailure(thrown);
      const { code, field, message } = failure;
      if (field && fields.has(field)) form.setFieldError(field, message);
      else setError(failure);
      if (code === 'PRICE_CHANGED' || code === 'OUT_OF_STOCK') onChanged();
    }
  };
  return { place, error };
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
