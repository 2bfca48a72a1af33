import Box from '@mui/material/Box';
import type { CampaignType } from '../../../__generated__/enums.ts';
import { PressableTag } from '../../../components/display/Tag.tsx';
import { msg, type Text, t } from '../../../languages/t.ts';

const types: { value: CampaignType | null; text: Text }[] = [
  { value: null, text: msg('All') },
  { value: 'PAID', text: msg('Paid ## campaign') },
  { value: 'SPONSORED', text: msg('Sponsored') },
  { value: 'SHOUTOUT', text: msg('Shoutout') },
];

type Props = {
  value: CampaignType | null;
  onType: (type: CampaignType | null) => void;
};

/** A row of chips that glides sideways on narrow screens. The chosen one is ink. */
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
        <TypeChip
          key={type.value}
          text={t(type.text)}
          chosen={type.value === value}
          onClick={() => onType(type.value)}
        />
      ))}
    </Box>
  );
}

function TypeChip({ text, chosen, onClick }: { text: string; chosen: boolean; onClick: () => void }) {
  const colours = chosen
    ? { bgcolor: 'text.primary', color: 'background.default', borderColor: 'text.primary' }
    : { bgcolor: 'background.paper', color: 'text.primary', borderColor: 'divider' };
  return (
    <PressableTag
      onClick={onClick}
      aria-pressed={chosen}
      sx={{ height: 36, flexShrink: 0, ...colours, '&:hover': { borderColor: 'text.secondary' } }}
    >
      {text}
    </PressableTag>
  );
}
