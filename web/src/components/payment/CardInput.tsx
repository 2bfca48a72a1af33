import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { FieldError } from '../form/FieldError.tsx';
import { digitsOf } from './cardText.ts';

type Props = Omit<TextFieldProps, 'name' | 'value'> & {
  name: string;
  /** Lays out what was typed; digits only. */
  format?: (text: string) => string;
  /** What browsers fill in by themselves: 'cc-number', … */
  autoFill: string;
};

const placeAfter = (text: string, digits: number) => {
  let left = digits;
  let index = 0;
  while (index < text.length && left > 0) {
    if (/\d/.test(text.charAt(index))) left -= 1;
    index += 1;
  }
  return index;
};

/** A field of the card form. Grouping does not throw the caret to the end. */
export function CardInput({ name, format, autoFill, slotProps, ...rest }: Props) {
  const [field, { error, touched }, { setValue }] = useField<string>(name);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = format ? format(target.value) : target.value;
    const before = digitsOf(target.value.slice(0, target.selectionStart ?? undefined)).length;
    const atEnd = (target.selectionStart ?? 0) >= target.value.length;
    if (format && !atEnd) caret.current = placeAfter(next, before);
    void setValue(next);
  };
  const wrong = !!error && touched;
  return (
    <TextField
      fullWidth
      margin="dense"
      {...rest}
      {...field}
      inputRef={input}
      onChange={onChange}
      error={wrong}
      helperText={wrong && <FieldError text={error} />}
      slotProps={{
        ...slotProps,
        htmlInput: { autoComplete: autoFill, inputMode: format ? 'numeric' : 'text', spellCheck: false },
      }}
    />
  );
}
