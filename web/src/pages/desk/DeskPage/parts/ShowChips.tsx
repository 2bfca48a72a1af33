import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

type Props<T> = {
  choices: readonly (readonly [value: T, label: string])[];
  chosen: T;
  onChoose: (value: T) => void;
};

/** Which rows a list shows: one of a few. */
export function ShowChips<T extends string | null>({ choices, chosen, onChoose }: Props<T>) {
  return (
    <Box role="group" aria-label="Show" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {choices.map(([value, label]) => (
        <Chip
          key={label}
          clickable
          variant={value === chosen ? 'filled' : 'outlined'}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          label={label}
          sx={value === chosen ? pressed : undefined}
        />
      ))}
    </Box>
  );
}

const pressed = {
  bgcolor: 'text.primary',
  color: 'background.paper',
  '&&:hover': { bgcolor: 'text.primary' },
} as const;
