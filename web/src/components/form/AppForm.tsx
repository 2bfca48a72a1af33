import Button, { type ButtonProps } from '@mui/material/Button';
import { Form, type FormikConfig, type FormikValues, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef } from 'react';
import { SteadyFormik } from './SteadyFormik.tsx';

type Props<V> = Omit<FormikConfig<V>, 'children' | 'render' | 'component'> & {
  label?: string;
  children: ReactNode;
};

/** A Formik form without the browser's own checks. After a refused submit the first wrong field takes the focus. */
export function AppForm<V extends FormikValues>({ label, children, ...config }: Props<V>) {
  return (
    <SteadyFormik {...config}>
      <Form noValidate aria-label={label}>
        <FocusFirstError />
        {children}
      </Form>
    </SteadyFormik>
  );
}

export function SubmitButton(props: ButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      fullWidth
      loading={isSubmitting}
      sx={{ mt: 2 }}
      {...props}
    />
  );
}

/** Inside a Formik form: after a refused submit the first wrong field takes the focus. */
export function FocusFirstError() {
  const { submitCount, isValid, isSubmitting } = useFormikContext();
  const anchor = useRef<HTMLSpanElement>(null);
  const handled = useRef(0);
  useEffect(() => {
    if (submitCount === handled.current || isSubmitting) return;
    handled.current = submitCount;
    if (isValid) return;
    anchor.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, isValid]);
  return <span ref={anchor} hidden />;
}
