import Box from '@mui/material/Box';
import { msg, t } from '../../../languages/t.ts';
import { choiceTag } from '../../display/choiceTag.ts';
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
          sx={choiceTag(name === value)}
        >
          {t(text)}
        </PressableTag>
      ))}
    </Box>
  );
}
