import type { FormikErrors, FormikHelpers } from 'formik';
import { useState } from 'react';
import { type Failure, toFailure } from '../errors.ts';
import { useServerErrors } from './useServerErrors.ts';

type Options<V> = {
  /** What is wrong before anything is sent. */
  errorsIn: (values: V) => object;
  send: (values: V, helpers: FormikHelpers<V>) => Promise<unknown>;
  /** The field that a refusal belongs to, where the form has another name for it than the server. */
  fieldOf?: (failure: Failure) => string | null;
};

/**
 * Connects a Formik form to what sends it. A refusal stays at its field until the value changes; `error` is the text of
 * one that belongs to no field. `submit` are `validate` and `onSubmit` of the form.
 */
export function useSubmit<V extends object>({ errorsIn, send, fieldOf = ({ field }) => field }: Options<V>) {
  const { refuse, errorsOf } = useServerErrors();
  const [error, setError] = useState<string | null>(null);
  const onSubmit = async (values: V, helpers: FormikHelpers<V>) => {
    setError(null);
    try {
      await send(values, helpers);
    } catch (thrown) {
      const failure = toFailure(thrown);
      const field = fieldOf(failure);
      if (!field || !(field in values)) return setError(failure.message);
      refuse(field, values[field as keyof V], failure.message);
      helpers.setErrors({ [field]: failure.message } as FormikErrors<V>);
    }
  };
  const validate = (values: V) => ({ ...errorsOf(values), ...errorsIn(values) });
  return { error, submit: { validate, onSubmit } };
}
