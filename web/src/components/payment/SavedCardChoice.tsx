import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { SavedCardFragment } from '../../__generated__/graphql.ts';
import { t } from '../../languages/t.ts';
import { SecondaryText } from '../display/SecondaryText.tsx';
import { cardExpiry, cardName } from './savedCards.ts';

type Props = {
  cards: readonly SavedCardFragment[];
  /** Id of the chosen card; null for another one. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
};

const OTHER = 'other';

/** Saved cards to pay with, and the way to another one. */
export function SavedCardChoice({ cards, chosen, onChoose }: Props) {
  return (
    <RadioGroup
      aria-label={t('Pay with')}
      value={chosen ?? OTHER}
      onChange={({ target }) => onChoose(target.value === OTHER ? null : target.value)}
      sx={{ mb: 1 }}
    >
      {cards.map((card) => (
        <FormControlLabel
          key={card.id}
          value={card.id}
          control={<Radio />}
          label={
            <Box
              component="span"
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}
            >
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {cardName(card)}
              </Box>
              <SecondaryText component="span">
                {t('Expires {expiry}', { expiry: cardExpiry(card) })}
              </SecondaryText>
            </Box>
          }
        />
      ))}
      <FormControlLabel value={OTHER} control={<Radio />} label={t('Another card')} />
    </RadioGroup>
  );
}
