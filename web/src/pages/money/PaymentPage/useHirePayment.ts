import { useApolloClient, useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import type { PayForHireMutation } from '../../../__generated__/graphql.ts';
import { SOMETHING_WRONG, toFailure, Unreachable } from '../../../lib/errors.ts';
import { useOnceKey } from '../../../lib/useOnceKey.ts';

const PayForHireDocument = graphql(`
  mutation PayForHire($input: PayForHireInput!, $idempotencyKey: String) {
    payForHire(input: $input, idempotencyKey: $idempotencyKey) {
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

const PaidOrNotDocument = graphql(`
  query PaidOrNot($id: ID!) {
    remark(id: $id) {
      id
      state
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

const NOT_ARRIVED = 'The connection broke before the payment arrived. Nothing was charged. Please try again.';

type Result = PayForHireMutation['payForHire'];

/** The answer to a payment was lost, so that it may have gone through. */
class AnswerLost extends Error {}

/** Paying for a hire: token, charge, and the bank's confirmation where it wants one. One run at a time. */
export function useHirePayment(remarkId: string) {
  const client = useApolloClient();
  const [mutate] = useMutation(PayForHireDocument);
  const [busy, setBusy] = useState(false);
  const [processing, setProcessing] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const [looking, setLooking] = useState(false);
  const running = useRef(false);
  const once = useOnceKey();

  const send = async (paymentMethodId: string | null): Promise<Result> => {
    const input = { remarkId, paymentMethodId };
    // Looking again is not a press of its own: it must see how things stand now.
    const variables = (idempotencyKey: string) =>
      paymentMethodId === null ? { input } : { input, idempotencyKey };
    const { data } = await once(input, (key) => mutate({ variables: variables(key) })).catch((error) => {
      throw error instanceof Unreachable ? new AnswerLost() : error;
    });
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

  /** Asks, as soon as it can be asked, how the job stands; a hire then shows by itself, from the cache. */
  const look = async () => {
    setLooking(true);
    try {
      const { data } = await client.query({
        query: PaidOrNotDocument,
        variables: { id: remarkId },
        fetchPolicy: 'network-only',
      });
      if (!data?.remark) refuse(SOMETHING_WRONG);
      else if (data.remark.state === 'OFFER_ACCEPTED') refuse(NOT_ARRIVED);
    } finally {
      setLooking(false);
    }
  };

  const refuse = (text: string) => {
    setRefused(true);
    setError(text);
  };

  const fail = async (thrown: unknown): Promise<void> => {
    if (thrown instanceof AnswerLost) return look().catch(fail);
    refuse(thrown instanceof CardRefused ? thrown.message : toFailure(thrown).message);
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
      await fail(thrown);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return {
    busy,
    processing,
    /** Whether the answer was lost and the job is asked how it stands. */
    looking,
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
