import Box from '@mui/material/Box';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';
import { type ReactNode, useEffect } from 'react';
import { FieldError } from '../../../../components/form/FieldError.tsx';
import { msg, type Text, t } from '../../../../languages/t.ts';
import { useLocation } from '../../../../routing/hooks.ts';

/** Said at an empty field that applying to a campaign needs. */
export const NEEDED_TO_APPLY = msg('Needed to apply for campaigns');

type Props = Omit<TextFieldProps, 'name' | 'value' | 'error' | 'select'> & {
  /** Member of the form's values. */
  name: string;
  /** Most characters. */
  maxLength?: number;
  /** Highlights the field while it is empty, without holding the form back. */
  needed?: boolean;
  /** Makes it a choice of these; the empty one comes first. */
  options?: readonly { value: string; label: string | Text }[];
};

/** A text field or a choice of a Formik form that may be wrong or missing. */
export function SettingsField({ name, maxLength, needed, options, helperText, slotProps, ...rest }: Props) {
  const [field, { error, touched }] = useField<string>(name);
  const missing = needed && !field.value.trim() ? t(NEEDED_TO_APPLY) : undefined;
  const text = (touched && error) || missing;
  const choice = options && {
    select: true,
    slotProps: {
      ...slotProps,
      select: { native: true },
      inputLabel: { shrink: true },
      htmlInput: slotProps?.htmlInput,
    },
  };
  return (
    <TextField
      fullWidth
      margin="dense"
      slotProps={{ ...slotProps, htmlInput: { maxLength, ...slotProps?.htmlInput } }}
      {...choice}
      {...rest}
      {...field}
      error={!!text}
      helperText={text ? <FieldError text={text} /> : helperText}
    >
      {options && [{ value: '', label: t('Please select') }, ...options].map(toOption)}
    </TextField>
  );
}

const toOption = ({ value, label }: { value: string; label: string | Text }) => (
  <option key={value} value={value}>
    {t(label)}
  </option>
);

/** Two fields beside each other where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}

/** Brings a section into sight when the address names it, as soon as it is there. */
export function useLedHere(anchor: string, isThere = true): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash === `#${anchor}`) document.getElementById(anchor)?.scrollIntoView({ block: 'start' });
  }, [hash, anchor, isThere]);
}
