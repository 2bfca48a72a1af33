import { Formik, type FormikConfig, FormikProvider, type FormikValues, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
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
  const getFieldProps: typeof form.getFieldProps = (which) => {
    const props = form.getFieldProps(which);
    return { ...props, onBlur: (event: unknown) => afterPress(() => props.onBlur(event)) };
  };
  return <FormikProvider value={{ ...form, getFieldProps }}>{children}</FormikProvider>;
}
