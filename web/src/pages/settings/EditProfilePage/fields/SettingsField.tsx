import InputAdornment from '@mui/material/InputAdornment';
import { useField } from 'formik';
import type React from 'react';
import { useEffect, useMemo } from 'react';
import { FormTextField } from '../../../../components/form/FormTextField.tsx';
import { msg, t } from '../../../../languages/t.ts';
import { useLocation } from '../../../../routing/hooks.ts';

/** Said at an empty field that applying to a campaign needs. */
export const NEEDED_TO_APPLY = msg('Needed to apply for campaigns');

type Props = React.ComponentProps<typeof FormTextField> & {
  /** Highlights the field while it is empty, without holding the form back. */
  needed?: boolean;
};

/** A text field or a choice of a Formik form that may be wrong or missing. Of choices the empty one comes first. */
export function SettingsField({ needed, options, ...rest }: Props) {
  const [{ value }] = useField<string>(rest.name);
  const choices = useMemo(
    () => options && [{ value: '', label: msg('Please select') }, ...options],
    [options],
  );
  return (
    <FormTextField
      {...rest}
      {...(choices && { options: choices })}
      missing={needed && !value.trim() ? t(NEEDED_TO_APPLY) : undefined}
    />
  );
}

/** A price in US dollars. */
export function PriceField(props: Pick<Props, 'name' | 'label' | 'needed'>) {
  return (
    <SettingsField
      {...props}
      helperText={t('US dollars')}
      autoComplete="off"
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">US$</InputAdornment> },
        htmlInput: { inputMode: 'decimal' },
      }}
    />
  );
}

/** Brings a section into sight when the address names it, as soon as it is there. */
export function useLedHere(anchor: string, isThere = true): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash === `#${anchor}`) document.getElementById(anchor)?.scrollIntoView({ block: 'start' });
  }, [hash, anchor, isThere]);
}
