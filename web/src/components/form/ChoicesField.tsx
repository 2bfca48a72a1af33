import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import TextField from '@mui/material/TextField';
import { FieldError } from './FieldError.tsx';

type Choice = { value: string; label: string };

type Props = {
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (values: string[]) => void;
  loading: boolean;
  error?: string | undefined;
  placeholder: string;
};

/** Several of many: type to find, tick, and take away as chips. */
export function ChoicesField({ label, choices, chosen, onChange, loading, error, placeholder }: Props) {
  // A chosen value shows by itself until the names have arrived.
  const value = chosen.map(
    (one) => choices.find((choice) => choice.value === one) ?? { value: one, label: one },
  );
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={choices}
      value={value}
      loading={loading}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      onChange={(_, next) => onChange(next.map((choice) => choice.value))}
      renderOption={({ key, ...rest }, option, { selected }) => (
        <li key={key} {...rest}>
          <Checkbox size="small" checked={selected} tabIndex={-1} sx={{ mr: 0.5, p: 0.5 }} />
          {option.label}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          margin="dense"
          placeholder={value.length === 0 ? placeholder : ''}
          error={!!error}
          helperText={error && <FieldError text={error} />}
        />
      )}
    />
  );
}
