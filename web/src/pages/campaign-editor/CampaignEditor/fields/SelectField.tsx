import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { FieldError } from '../../../../components/form/FieldError.tsx';
import { type Text, t } from '../../../../languages/t.ts';
import { useOpenState } from '../../../../routing/useCloseOnBack.ts';

type Props = { name: string; label: string; options: readonly { value: string; label: string | Text }[] };

/** One of a few options. */
export function SelectField({ name, label, options }: Props) {
  const [{ value }, { error }, { setValue }] = useField<string>(name);
  const list = useOpenState();
  // A value of a campaign that came another way than through this form stays choosable.
  const known = value === '' || options.some((option) => option.value === value);
  const all = known ? options : [...options, { value, label: value }];
  return (
    <TextField
      select
      fullWidth
      margin="dense"
      label={label}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      error={!!error}
      slotProps={{ select: list }}
      helperText={error && <FieldError text={error} />}
    >
      {all.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {t(option.label)}
        </MenuItem>
      ))}
    </TextField>
  );
}
