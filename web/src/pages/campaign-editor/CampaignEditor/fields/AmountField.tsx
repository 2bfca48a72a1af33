import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { FieldError } from '../../../../components/form/FieldError.tsx';
import { t } from '../../../../languages/t.ts';

type Props = { name: string; label: string; helperText?: string };

/** Keeps digits, one point and two decimals of what was typed or pasted. */
export function toAmountText(text: string): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  return rest.length > 0 ? `${whole}.${rest.join('').slice(0, 2)}` : whole;
}

/** An amount in US dollars. Letters cannot be typed. */
export function AmountField({ name, label, helperText }: Props) {
  const [{ value }, { error }, { setValue }] = useField<string>(name);
  return (
    <TextField
      fullWidth
      margin="dense"
      label={label}
      name={name}
      value={value}
      onChange={(event) => setValue(toAmountText(event.target.value))}
      error={!!error}
      helperText={error ? <FieldError text={error} /> : helperText}
      slotProps={{
        input: {
          startAdornment: <InputAdornment position="start">$</InputAdornment>,
          endAdornment: <InputAdornment position="end">{t('USD')}</InputAdornment>,
        },
        htmlInput: { inputMode: 'decimal', maxLength: 12, autoComplete: 'off' },
      }}
    />
  );
}
