import Box from '@mui/material/Box';
import type { CampaignType } from '../../../__generated__/enums.ts';
import { choiceTag } from '../../../components/display/choiceTag.ts';
import { PressableTag } from '../../../components/display/Tag.tsx';
import { msg, t } from '../../../languages/t.ts';
import { optionsOf, typeNames } from '../../../lib/format/choiceNames.ts';

const types = [{ value: null, label: msg('All') }, ...optionsOf(typeNames)];

type Props = { value: CampaignType | null; onType: (type: CampaignType | null) => void };

export function TypeChips({ value, onType }: Props) {
  return (
    <Box
      role="group"
      aria-label={t('Campaign type')}
      sx={{
        display: 'flex',
        gap: 1,
        overflowX: 'auto',
        mx: { xs: -2, md: 0 },
        px: { xs: 2, md: 0 },
        py: 0.5,
        scrollbarWidth: 'none',
      }}
    >
      {types.map((type) => (
        <PressableTag
          key={type.value}
          onClick={() => onType(type.value)}
          aria-pressed={type.value === value}
          sx={choiceTag(type.value === value)}
        >
          {t(type.label)}
        </PressableTag>
      ))}
    </Box>
  );
}
