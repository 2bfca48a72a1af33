import { useMutation } from '@apollo/client/react';
import CreditCardRounded from '@mui/icons-material/CreditCardRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { graphql } from '../../../../__generated__/gql.ts';
import type { SavedCardFragment, SettingsTabQuery } from '../../../../__generated__/graphql.ts';
import { PlainList } from '../../../../components/list/PlainList.tsx';
import { AskButton } from '../../../../components/overlay/AskButton.tsx';
import { cardExpiry, cardName } from '../../../../components/payment/savedCards.ts';
import { t } from '../../../../languages/t.ts';
import { lazyPart } from '../../../../lib/lazyPart.tsx';
import { SettingsRow, SettingsSection } from '../fields/SettingsSection.tsx';

const AddCardDialog = lazyPart(async () => (await import('./AddCardDialog.tsx')).AddCardDialog);

const RemovePaymentMethodDocument = graphql(`
  mutation RemovePaymentMethod($input: RemovePaymentMethodInput!) {
    removePaymentMethod(input: $input) { removedPaymentMethodId }
  }
`);

type Props = { cards: readonly SavedCardFragment[]; settings: SettingsTabQuery['clientConfig'] };

/** Saved cards, each with its end, and the way to another one. */
export function CardsSection({ cards, settings }: Props) {
  const [adding, setAdding] = useState(false);
  return (
    <SettingsSection title={t('Cards')} hint={t('Pay for hires and orders without typing your card again.')}>
      {cards.length > 0 && (
        <PlainList label={t('Cards')}>
          {cards.map((card) => (
            <CardRow key={card.id} card={card} />
          ))}
        </PlainList>
      )}
      <Button
        variant={cards.length > 0 ? 'outlined' : 'contained'}
        sx={{ mt: cards.length > 0 ? 1.5 : 0 }}
        onClick={() => setAdding(true)}
      >
        {t('Add card')}
      </Button>
      {adding && <AddCardDialog settings={settings} onClose={() => setAdding(false)} />}
    </SettingsSection>
  );
}

function CardRow({ card }: { card: SavedCardFragment }) {
  const [remove] = useMutation(RemovePaymentMethodDocument, {
    refetchQueries: ['SettingsTab'],
    awaitRefetchQueries: true,
    variables: { input: { id: card.id } },
  });
  const name = cardName(card);
  return (
    <SettingsRow
      icon={<CreditCardRounded aria-hidden sx={{ color: 'text.secondary' }} />}
      title={name}
      hint={t('Expires {expiry}', { expiry: cardExpiry(card) })}
    >
      <AskButton
        variant="text"
        color="inherit"
        aria-label={t('Remove {name}', { name })}
        title={t('Remove {name}?', { name })}
        text={t('You can add it again at any time. Past payments stay as they are.')}
        destructive
        onYes={remove}
      >
        {t('Remove')}
      </AskButton>
    </SettingsRow>
  );
}
