import CreditCardRounded from '@mui/icons-material/CreditCardRounded';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField, useFormikContext } from 'formik';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { t } from '../../languages/t.ts';
import { SoftTag } from '../display/SoftTag.tsx';
import { FieldError } from '../form/FieldError.tsx';
import { brandOf, type CardValues, digitsOf, groupExpiry, groupNumber } from './cardRules.ts';

export function CardFields() {
  const { values } = useFormikContext<CardValues>();
  const brand = brandOf(values.number);
  const mark = brand.name ? (
    <SoftTag>{brand.name}</SoftTag>
  ) : (
    <CreditCardRounded aria-hidden color="disabled" />
  );
  return (
    <>
      <CardInput
        name="number"
        label={t('Card number')}
        placeholder="1234 1234 1234 1234"
        autoFill="cc-number"
        format={groupNumber}
        slotProps={{ input: { endAdornment: <InputAdornment position="end">{mark}</InputAdornment> } }}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2, alignItems: 'start' }}>
        <CardInput
          name="expiry"
          label={t('Expiration')}
          placeholder={t('MM / YY')}
          autoFill="cc-exp"
          format={groupExpiry}
        />
        <CardInput
          name="cvc"
          label={t('CVC')}
          placeholder={'0'.repeat(brand.code)}
          autoFill="cc-csc"
          format={(text) => digitsOf(text).slice(0, brand.code)}
        />
      </Box>
      <CardInput name="name" label={t('Name on card')} autoFill="cc-name" />
    </>
  );
}

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
function CardInput({ name, format, autoFill, slotProps, ...rest }: Props) {
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
