import { useApolloClient, useMutation } from '@apollo/client/react';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { useToast } from '../../../components/overlay/Toast.tsx';
import { t } from '../../../languages/t.ts';
import { type Failure, toFailure } from '../../../lib/errors.ts';
import { useIdempotencyKey } from '../../../lib/form/useIdempotencyKey.ts';
import { useNavigate } from '../../../routing/hooks.ts';
import { type EditedProduct, formField, type ProductValues, toInput } from './productValues.ts';

const CreateProductDocument = graphql(`
  mutation CreateProduct($input: CreateProductInput!) {
    createProduct(input: $input) { product { ...ProductCard state } }
  }
`);
const UpdateProductDocument = graphql(`
  mutation UpdateProduct($input: UpdateProductInput!) {
    updateProduct(input: $input) { product { ...ProductCard state } }
  }
`);

/** Adds or changes a product and goes back to the list. What was refused stands at its field. */
export function useSaveProduct(product: EditedProduct | null) {
  const id = product?.id ?? null;
  // What is bought while the form is open stays bought.
  const [stockWas] = useState(product?.stockCount);
  const [error, setError] = useState<Failure | null>(null);
  const [create] = useMutation(CreateProductDocument);
  const [update] = useMutation(UpdateProductDocument);
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const once = useIdempotencyKey();
  const save = async (values: ProductValues, form: FormikHelpers<ProductValues>) => {
    setError(null);
    const input = toInput(values);
    try {
      if (id) await update({ variables: { input: { ...input, id, stockWas } } });
      else
        await once(input, (idempotencyKey) => create({ variables: { input: { ...input, idempotencyKey } } }));
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'myProducts' });
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'products' });
      toast(id ? t('Product saved') : t('Product added to the shop'));
      await navigate('/my-products');
    } catch (thrown) {
      const failure = toFailure(thrown);
      let shown = false;
      for (const { field, message } of [failure, ...(failure.others ?? [])]) {
        const place = field ? (formField[field] ?? field) : '';
        if (!(place in values)) continue;
        form.setFieldTouched(place, true, false);
        form.setFieldError(place, message);
        shown = true;
      }
      if (!shown) setError(failure);
    }
  };
  return { save, error };
}
