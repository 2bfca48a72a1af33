import { useMutation } from '@apollo/client/react';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import type { CheckoutQuery } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { SOMETHING_WRONG, toFailure } from '../../../lib/errors.ts';
import { useIdempotencyKey } from '../../../lib/form/useIdempotencyKey.ts';
import { useNavigate } from '../../../routing/hooks.ts';
import type { OrderValues } from './orderValues.ts';

const PlaceOrderDocument = graphql(`
  mutation PlaceOrder($input: PlaceOrderInput!, $key: String) {
    placeOrder(input: $input, idempotencyKey: $key) { ...OrderFields }
  }
`);

const fields = new Set(['recipient', 'phone', 'line1', 'line2', 'postalCode']);

/** Places the order and goes to its page, where a card is paid. What was refused stands at its field. */
export function usePlaceOrder(
  setup: CheckoutQuery['checkoutSetup'],
  quantity: number,
  onChanged: () => void,
) {
  const [error, setError] = useState<string | null>(null);
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
      totalMinor: setup.total.minorUnits,
    };
    try {
      const { data } = await once(input, (key) => mutate({ variables: { input, key } }));
      if (!data) throw new Error(t(SOMETHING_WRONG));
      await navigate(`/my-orders/${data.placeOrder.id}`, { replace: true });
    } catch (thrown) {
      const { code, field, message } = toFailure(thrown);
      if (field && fields.has(field)) form.setFieldError(field, message);
      else setError(message);
      if (code === 'PRICE_CHANGED' || code === 'OUT_OF_STOCK') onChanged();
    }
  };
  return { place, error };
}
