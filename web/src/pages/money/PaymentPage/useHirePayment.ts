import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import type { PayForHireMutation } from '../../../__generated__/graphql.ts';
import { SOMETHING_WRONG, toFailure } from '../../../lib/errors.ts';

const PayForHireDocument = graphql(`
  mutation PayForHire($input: PayForHireInput!) {
    payForHire(input: $input) {
      status
      clientSecret
      remark {
        id
        state
        hiredAt
        hiredLabel
        held {
          minorUnits
          currency
        }
      }
    }
  }
`);

/** The card was refused; `message` is the provider's. */
export class CardRefused extends Error {}

/** What a card form can do. Both reject with CardRefused when the card is at fault. */
export type CardPort = {
  /** Hands the card to the provider and answers its id there. */
  tokenise: () => Promise<string>;
  /** Lets the card's bank ask; resolves when that is over, whatever came of it. */
  confirm: (clientSecret: string) => Promise<void>;
};

const UNFINISHED = 'Your bank has not confirmed the payment, so nothing was charged. Please try again.';

type Result = PayForHireMutation['payForHire'];

/** Paying for a hire: token, charge, and the bank's confirmation where it wants one. One run at a time. */
export function useHirePayment(remarkId: string) {
  const [mutate] = useMutation(PayForHireDocument);
  const [busy, setBusy] = useState(false);
  const [processing, setProcessing] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const running = useRef(false);

  const send = async (paymentMethodId: string | null): Promise<Result> => {
    const { data } = await mutate({ variables: { input: { remarkId, paymentMethodId } } });
    if (!data) throw new Error(SOMETHING_WRONG);
    return data.payForHire;
  };

  const settle = async (first: Result, confirm: CardPort['confirm']) => {
    let result = first;
    if (result.status === 'REQUIRES_ACTION' && result.clientSecret) {
      await confirm(result.clientSecret);
      result = await send(null);
    }
    if (result.status === 'REQUIRES_ACTION') setError(UNFINISHED);
    setProcessing(result.status === 'PROCESSING');
  };

  const run = async (begin: () => Promise<Result>, confirm: CardPort['confirm']) => {
    // A second click before the button is drawn as disabled must not begin a second payment.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(null);
    setRefused(false);
    try {
      await settle(await begin(), confirm);
    } catch (thrown) {
      setRefused(true);
      setError(thrown instanceof CardRefused ? thrown.message : toFailure(thrown).message);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return {
    busy,
    processing,
    error,
    /** Whether the last try ended with a refusal, so that there is nothing to go on with. */
    refused,
    /** Pays with the card of the form. */
    pay: ({ tokenise, confirm }: CardPort) => run(async () => send(await tokenise()), confirm),
    /** Goes on with a payment that was begun before, for example before a reload. */
    resume: (confirm: CardPort['confirm']) => run(() => send(null), confirm),
  };
}

export type HirePayment = ReturnType<typeof useHirePayment>;
