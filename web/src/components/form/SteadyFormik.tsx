import { Formik, type FormikConfig, FormikProvider, type FormikValues, useFormikContext } from 'formik';
import { type FocusEvent, type ReactNode, useCallback } from 'react';
import { afterPress } from '../../lib/form/afterPress.ts';

type Props<V> = Omit<FormikConfig<V>, 'children' | 'render' | 'component'> & { children: ReactNode };

/**
 * A form whose fields show their fault on being left, but not while something is pressed: a text that appears would
 * move what is under the pointer, and the click would be lost.
 */
export function SteadyFormik<V extends FormikValues>({ children, ...config }: Props<V>) {
  return (
    <Formik {...config}>
      <FaultsAfterPress>{children}</FaultsAfterPress>
    </Formik>
  );
}

function FaultsAfterPress({ children }: { children: ReactNode }) {
  const form = useFormikContext();
  const { handleBlur } = form;
  const onBlur = useCallback((event: FocusEvent) => afterPress(() => handleBlur(event)), [handleBlur]);
  const getFieldProps: typeof form.getFieldProps = (which) => ({ ...form.getFieldProps(which), onBlur });
  return <FormikProvider value={{ ...form, getFieldProps }}>{children}</FormikProvider>;
}
