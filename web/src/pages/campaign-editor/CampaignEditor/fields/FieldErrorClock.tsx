import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { CampaignValues } from '../campaignValues.ts';

/** Seconds after which the texts of wrong fields clear (specification, section 9). */
const CLEAR_AFTER = 4;

/** Inside the form: new complaints take the focus to the first wrong field, clear with its change, and after seconds. */
export function FieldErrorClock() {
  const { errors, setErrors, values } = useFormikContext<CampaignValues>();
  const anchor = useRef<HTMLSpanElement>(null);
  const before = useRef(values);
  const complaints = Object.keys(errors).length;

  useEffect(() => {
    const old = before.current;
    before.current = values;
    const left = Object.entries(errors).filter(
      ([name]) => old[name as keyof CampaignValues] === values[name as keyof CampaignValues],
    );
    if (left.length < Object.keys(errors).length) setErrors(Object.fromEntries(left));
  }, [values, errors, setErrors]);

  useEffect(() => {
    if (complaints === 0) return;
    const timer = setTimeout(() => setErrors({}), CLEAR_AFTER * 1000);
    return () => clearTimeout(timer);
  }, [complaints, setErrors]);

  const wrong = complaints > 0;
  useEffect(() => {
    if (wrong) anchor.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);

  return <span ref={anchor} hidden />;
}
