import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';
import { FieldError } from './FieldError.tsx';

type Props = Omit<TextFieldProps, 'name' | 'value' | 'error'> & {
  /** Member of the form's values. */
  name: string;
  /** Most characters. */
  maxLength?: number;
};

/** A text field of a Formik form. Its error shows once it was left or the form was refused. */
export function FormTextField({ name, maxLength, helperText, slotProps, onBlur, ...rest }: Props) {
  const [field, { error, touched }] = useField<string>(name);
  const wrong = !!error && touched;
  return (
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
      slotProps={{ ...slotProps, htmlInput: { maxLength, ...slotProps?.htmlInput } }}
    />
  );
}
