import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { graphql } from '../../__generated__/gql.ts';
import { t } from '../../languages/t.ts';
import { SOMETHING_WRONG } from '../../lib/errors.ts';
import {
  type CardPort,
  type OnlinePayment,
  type PaymentFailure,
  toPaymentFailure,
} from './useOnlinePayment.ts';

const CreateSetupIntentDocument = graphql(`
  mutation CreateSetupIntent {
    createSetupIntent { setupIntentId clientSecret }
  }
`);

const SavePaymentMethodDocument = graphql(`
  mutation SavePaymentMethod($input: SavePaymentMethodInput!) {
    savePaymentMethod(input: $input) { savedPaymentMethod { ...SavedCard } }
  }
`);

const nothing = async () => undefined;

/** Saving a card with the form that payments use. One run at a time. */
export function useCardSetup(onSaved: () => unknown): OnlinePayment {
  const [create] = useMutation(CreateSetupIntentDocument);
  const [save] = useMutation(SavePaymentMethodDocument);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PaymentFailure | null>(null);
  const running = useRef(false);

  const keep = async ({ tokenise, confirmSetup }: CardPort) => {
    const paymentMethodId = await tokenise();
    const setup = (await create()).data?.createSetupIntent;
    if (!setup) throw new Error(t(SOMETHING_WRONG));
    const { setupIntentId, clientSecret } = setup;
    await confirmSetup(clientSecret, paymentMethodId);
    await save({ variables: { input: { setupIntentId } } });
    await onSaved();
  };

  const pay = async (port: CardPort) => {
    // A second click before the button is drawn as disabled must not save the card twice.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await keep(port);
    } catch (thrown) {
      setFailure(toPaymentFailure(thrown));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return {
    ...{ busy, failure, processing: false, looking: false, refused: failure !== null },
    ...{ pay, paySaved: nothing, payByCode: nothing, resume: nothing },
  };
}
