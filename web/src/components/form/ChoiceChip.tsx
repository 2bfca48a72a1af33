import CheckRounded from '@mui/icons-material/CheckRounded';
import Chip from '@mui/material/Chip';

export function ChoiceChip({ label, on, onToggle }: { label: string; on: boolean; onToggle: () => void }) {
  return (
    <Chip
      label={label}
      clickable
      component="button"
      type="button"
      role="checkbox"
      aria-checked={on}
      icon={on ? <CheckRounded aria-hidden /> : undefined}
      variant={on ? 'filled' : 'outlined'}
      onClick={onToggle}
      sx={{
        height: 36,
        borderRadius: 999,
        fontFamily: 'inherit',
        bgcolor: on ? 'text.primary' : 'background.paper',
        color: on ? 'background.paper' : 'text.primary',
        '&:hover, &.Mui-focusVisible': { bgcolor: on ? 'text.primary' : 'action.hover' },
        '&&:hover': { bgcolor: on ? 'text.primary' : 'action.hover' },
        '& .MuiChip-icon': { color: 'inherit' },
      }}
    />
  );
}
