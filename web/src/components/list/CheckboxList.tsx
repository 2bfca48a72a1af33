import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

type Props<Value extends string> = {
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
};

/** For `sx` of a choice in a filter. */
export const filterChoice = { '& .MuiFormControlLabel-label': { fontSize: 14.5 }, minHeight: 36 } as const;

/** Any of a few, each with its box. */
export function CheckboxList<Value extends string>({ options, chosen, onChange }: Props<Value>) {
  return (
    <FormGroup>
      {options.map(({ value, label }) => (
        <FormControlLabel
          key={value}
          label={label}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(value)}
              onChange={(_, on) => onChange(on ? [...chosen, value] : chosen.filter((one) => one !== value))}
            />
          }
          sx={filterChoice}
        />
      ))}
    </FormGroup>
  );
}
