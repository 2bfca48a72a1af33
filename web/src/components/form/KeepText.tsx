import { useField } from 'formik';
import { useEffect, useRef } from 'react';
import { keepText, readText } from '../../lib/form/keptTexts.ts';
import { useMe } from '../../lib/session/useMe.ts';

type Props = {
  /** Which form of which thing: 'apply.12'. */
  form: string;
  /** Member of the form's values. */
  name: string;
};

/** Keeps what a member writes into a field over reloads of this tab. Forget it with `forgetTexts` when it was sent. */
export function KeepText({ form, name }: Props) {
  const { me } = useMe();
  const [{ value }, , { setValue }] = useField<string>(name);
  const accountId = me?.id;
  const isBegun = useRef(false);
  useEffect(() => {
    if (!accountId) return;
    if (isBegun.current) return keepText(accountId, form, value);
    isBegun.current = true;
    const kept = readText(accountId, form);
    if (kept && !value) void setValue(kept, false);
  }, [accountId, form, value, setValue]);
  return null;
}
