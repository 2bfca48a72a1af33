import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { t } from '../../languages/t.ts';

/** Ways to pay online. */
export type Way = 'card' | 'payNow';

type Props = { way: Way; disabled: boolean; onChoose: (way: Way) => void };

/** Card or PayNow. */
export function WayChoice({ way, disabled, onChoose }: Props) {
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      value={way}
      disabled={disabled}
      aria-label={t('Pay with')}
      onChange={(_, next: Way | null) => next && onChoose(next)}
      sx={{ mb: 2 }}
    >
      <ToggleButton value="card" sx={button}>
        {t('Card')}
      </ToggleButton>
      <ToggleButton value="payNow" sx={button}>
        PayNow
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

const button = {
  minHeight: 44,
  textTransform: 'none',
  fontWeight: 650,
  color: 'text.primary',
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'text.primary', color: 'background.paper' },
} as const;
