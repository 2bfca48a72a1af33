import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useField } from 'formik';
import { useId } from 'react';
import { type Text, t } from '../../languages/t.ts';

type Props = {
  name: string;
  label: string;
  options: readonly { value: string; label: string | Text }[];
};

const chosen = {
  '& .MuiToggleButton-root': { textTransform: 'none', color: 'text.primary', bgcolor: 'background.paper' },
  '& .MuiToggleButton-root.Mui-selected, & .MuiToggleButton-root.Mui-selected:hover': {
    bgcolor: 'text.primary',
    color: 'background.paper',
  },
} as const;

/** One of a few, all in view. */
export function ChoiceRow({ name, label, options }: Props) {
  const [{ value }, , { setValue }] = useField<string>(name);
  const id = useId();
  return (
    <Box>
      <FormLabel id={id} component="div" sx={{ mb: 0.75, fontWeight: 650, color: 'text.primary' }}>
        {label}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={value}
        aria-labelledby={id}
        onChange={(_, next: string | null) => next !== null && void setValue(next, false)}
        sx={chosen}
      >
        {options.map((option) => (
          <ToggleButton
            key={option.value}
            value={option.value}
            sx={{ minHeight: 44, px: 0.5, fontWeight: 650, fontSize: 14, lineHeight: 1.3 }}
          >
            {t(option.label)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
