import type { FormikErrors, FormikHelpers } from 'formik';
import { useCallback, useRef } from 'react';
import { type Failure, toFailure } from '../errors.ts';
import { useServerErrors } from './useServerErrors.ts';
import { useTimedError } from './useTimedError.ts';

type Options<V> = {
  /** What is wrong before anything is sent. */
  errorsIn: (values: V) => object;
  send: (values: V, helpers: FormikHelpers<V>) => Promise<unknown>;
  /** The field that a refusal belongs to, where the form has another name for it than the server. */
  fieldOf?: (failure: Failure) => string | null;
  /** What went wrong, by what was thrown. */
  failureOf?: (thrown: unknown) => Failure;
  /** Runs before a refusal is shown. */
  onRefused?: (helpers: FormikHelpers<V>, failure: Failure) => Promise<unknown>;
  /** Refusals are dropped after so many seconds; they stay unless told. */
  seconds?: number;
};

/**
 * Connects a Formik form to what sends it. A refusal stays at its field until the value changes; `error` is the text of
 * one that belongs to no field. `submit` are `validate` and `onSubmit` of the form.
 */
export function useSubmit<V extends object>({ errorsIn, send, ...options }: Options<V>) {
  const { fieldOf = ({ field }) => field, failureOf = toFailure, onRefused, seconds } = options;
  const form = useRef<FormikHelpers<V>>(null);
  const revalidate = useCallback(() => void form.current?.validateForm(), []);
  const { refuse, errorsOf } = useServerErrors(seconds, revalidate);
  const [error, setError] = useTimedError(seconds);
  const onSubmit = async (values: V, helpers: FormikHelpers<V>) => {
    form.current = helpers;
    setError(null);
    try {
      await send(values, helpers);
    } catch (thrown) {
      const failure = failureOf(thrown);
      await onRefused?.(helpers, failure);
      const errors: Record<string, string> = {};
      for (const fault of [failure, ...(failure.others ?? [])]) {
        const field = fieldOf(fault);
        if (!field || !(field in values)) continue;
        refuse(field, values[field as keyof V], fault.message);
        errors[field] ??= fault.message;
      }
      if (Object.keys(errors).length === 0) return setError(failure.message);
      helpers.setErrors(errors as FormikErrors<V>);
    }
  };
  const validate = (values: V) => ({ ...errorsOf(values), ...errorsIn(values) });
  return { error, submit: { validate, onSubmit } };
}
