import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { t } from '../../languages/t.ts';

export type Removable<Choices> = { key: string; text: string; without: Partial<Choices> };

type Props<Choices> = {
  chips: readonly Removable<Choices>[];
  onChange: (part: Partial<Choices>) => void;
  onClear: () => void;
};

export function RemovableChips<Choices>({ chips, onChange, onClear }: Props<Choices>) {
  if (chips.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1.5 }}>
      {chips.map(({ key, text, without }) => (
        <ButtonBase
          key={key}
          aria-label={t('Remove filter: {text}', { text })}
          onClick={() => onChange(without)}
          sx={chip}
        >
          {text}
          <Box component="span" aria-hidden sx={{ color: 'text.secondary', fontSize: 18, lineHeight: 1 }}>
            ×
          </Box>
        </ButtonBase>
      ))}
      <Button size="small" color="inherit" onClick={onClear}>
        {t('Clear')}
      </Button>
    </Box>
  );
}

const chip = {
  gap: 0.75,
  height: 34,
  px: 1.5,
  borderRadius: 999,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  fontFamily: 'inherit',
  fontSize: 14,
  fontWeight: 600,
  maxWidth: 1,
  overflow: 'hidden',
  '&:hover': { borderColor: 'text.secondary' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'info.main', outlineOffset: 2 },
} as const;
