import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';
import { useEffect, useRef } from 'react';
import { readText, saveText } from '../../lib/form/savedTexts.ts';
import { useMe } from '../../lib/session/useMe.ts';
import { FieldError } from './FieldError.tsx';

type Props = Omit<TextFieldProps, 'name' | 'value' | 'error'> & {
  /** Member of the form's values. */
  name: string;
  /** Most characters. */
  maxLength?: number;
  /** Keeps what is written over reloads under this name, for example 'apply.12'. */
  keptAs?: string;
};

/** A text field of a Formik form. Its error shows once it was left or the form was refused. */
export function FormTextField({ name, maxLength, keptAs, helperText, slotProps, onBlur, ...rest }: Props) {
  const [field, { error, touched }] = useField<string>(name);
  const wrong = !!error && touched;
  const input = (
    <TextField
      fullWidth
      margin="dense"
      {...rest}
      {...field}
      onBlur={(event) => {
        field.onBlur(event);
        onBlur?.(event);
      }}
      error={wrong}
      helperText={wrong ? <FieldError text={error} /> : helperText}
      // Rows: as high from the start, also where no program of ours has measured it yet.
      slotProps={{ ...slotProps, htmlInput: { maxLength, rows: rest.minRows, ...slotProps?.htmlInput } }}
    />
  );
  return keptAs ? (
    <>
      <SaveText form={keptAs} name={name} />
      {input}
    </>
  ) : (
    input
  );
}

type SaveTextProps = {
  /** Which form of which thing: 'apply.12'. */
  form: string;
  /** Member of the form's values. */
  name: string;
};

/** Keeps what a member writes into a field over reloads of this tab. Forget it with `forgetTexts` when it was sent. */
function SaveText({ form, name }: SaveTextProps) {
  const { me } = useMe();
  const [{ value }, , { setValue }] = useField<string>(name);
  const accountId = me?.id;
  const isBegun = useRef(false);
  useEffect(() => {
    if (!accountId) return;
    if (isBegun.current) return saveText(accountId, form, value);
    isBegun.current = true;
    const kept = readText(accountId, form);
    if (kept && !value) void setValue(kept, false);
  }, [accountId, form, value, setValue]);
  return null;
}
