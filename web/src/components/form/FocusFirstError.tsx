import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

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
