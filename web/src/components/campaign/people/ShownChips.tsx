import Box from '@mui/material/Box';
import { msg, t } from '../../../languages/t.ts';
import { PressableTag } from '../../display/Tag.tsx';
import { shownOnly } from './peopleChoices.ts';

const all = { name: '', text: msg('All') };

type Props = { value: string; onShow: (name: string) => void };

/** Which of the applications are shown. */
export function ShownChips({ value, onShow }: Props) {
  return (
    <Box
      role="group"
      aria-label={t('Applications')}
      sx={{ display: 'flex', gap: 1, mt: 1.5, overflowX: 'auto', py: 0.5, scrollbarWidth: 'none' }}
    >
      {[all, ...shownOnly].map(({ name, text }) => (
        <PressableTag
          key={name}
          onClick={() => onShow(name)}
          aria-pressed={name === value}
          sx={chip(name === value)}
        >
          {t(text)}
        </PressableTag>
      ))}
    </Box>
  );
}

const chip = (chosen: boolean) => ({
  height: 36,
  flexShrink: 0,
  bgcolor: chosen ? 'text.primary' : 'background.paper',
  color: chosen ? 'background.default' : 'text.primary',
  borderColor: chosen ? 'text.primary' : 'divider',
  '&:hover': { borderColor: 'text.secondary' },
});
