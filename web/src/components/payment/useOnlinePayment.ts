import { useRef, useState } from 'react';
import { msg, t } from '../../languages/t.ts';
import { type Failure, SOMETHING_WRONG, toFailure, Unreachable } from '../../lib/errors.ts';
import { useIdempotencyKey } from '../../lib/form/useIdempotencyKey.ts';

/** The card or other way to pay was refused; `message` is the provider's. */
export class PaymentRefused extends Error {}

/** What a card form can do. Both reject with PaymentRefused when the card is at fault. */
export type CardPort = {
  /** Hands the card to the provider and answers its id there. */
  tokenise: () => Promise<string>;
  /** Lets the card's bank ask; resolves when that is over, whatever came of it. */
  confirm: (clientSecret: string) => Promise<void>;
  /** Confirms a card that is being saved, the bank's question included. */
  confirmSetup: (clientSecret: string, paymentMethodId: string) => Promise<void>;
};

/** What is paid with: a payment method by the provider's id, a saved card by ours, or none to look again. */
export type PaidWith = { paymentMethodId: string | null } | { savedPaymentMethodId: string };

const lookAgain: PaidWith = { paymentMethodId: null };

export type PayResult = {
  state: 'SUCCEEDED' | 'REQUIRES_ACTION' | 'PROCESSING';
  clientSecret?: string | null;
};

export type Payable<Input extends object> = {
  /** What is sent; tells two presses of different things apart. */
  input: (paidWith: PaidWith) => Input;
  /** Sends it; under the key when there is one. */
  send: (input: Input, idempotencyKey?: string) => Promise<PayResult | undefined>;
  /** Asks, after an answer was lost, how it stands: 'unpaid' when it never arrived. */
  look: () => Promise<'paid or on its way' | 'unpaid' | 'unknown'>;
};

const UNFINISHED = msg("Your bank didn't confirm the payment, so you weren't charged. Try again.");

const NOT_ARRIVED = msg(
  "The connection was lost before the payment arrived. You weren't charged. Try again.",
);

/** Why a payment failed, in words; with a code when it was our server that refused it. */
export type PaymentFailure = Pick<Failure, 'message'> & Partial<Pick<Failure, 'code'>>;

export const toPaymentFailure = (thrown: unknown): PaymentFailure =>
  thrown instanceof PaymentRefused ? { message: thrown.message } : toFailure(thrown);

/** The answer to a payment was lost, so that it may have gone through. */
class AnswerLost extends Error {}

/** Paying online: payment method, charge, and the bank's confirmation where it wants one. One run at a time. */
export function useOnlinePayment<Input extends object>({
  send: transmit,
  input: inputOf,
  look: ask,
}: Payable<Input>) {
  const [busy, setBusy] = useState(false);
  const [processing, setProcessing] = useState(false);
  const [failure, setFailure] = useState<PaymentFailure | null>(null);
  const [refused, setRefused] = useState(false);
  const [looking, setLooking] = useState(false);
  const running = useRef(false);
  const once = useIdempotencyKey();

  const send = async (paidWith: PaidWith): Promise<PayResult> => {
    // Looking again is not a press of its own: it must see how things stand now.
    const input = inputOf(paidWith);
    const answer = await once(input, (key) =>
      transmit(input, paidWith === lookAgain ? undefined : key),
    ).catch((error) => {
      throw error instanceof Unreachable ? new AnswerLost() : error;
    });
    if (!answer) throw new Error(t(SOMETHING_WRONG));
    return answer;
  };

  const settle = async (first: PayResult, confirm: CardPort['confirm'] | null) => {
    let result = first;
    // The page of the order shows the code and waits for the scan.
    if (!confirm && result.state === 'REQUIRES_ACTION') return;
    if (confirm && result.state === 'REQUIRES_ACTION' && result.clientSecret) {
      await confirm(result.clientSecret);
      result = await send(lookAgain);
    }
    if (result.state === 'REQUIRES_ACTION') setFailure({ message: t(UNFINISHED) });
    setProcessing(result.state === 'PROCESSING');
  };

  /** Asks, as soon as it can be asked, how it stands; what is paid then shows by itself, from the cache. */
  const look = async () => {
    setLooking(true);
    try {
      const stands = await ask();
      if (stands === 'unknown') refuse({ message: t(SOMETHING_WRONG) });
      else if (stands === 'unpaid') refuse({ message: t(NOT_ARRIVED) });
    } finally {
      setLooking(false);
    }
  };

  const refuse = (why: PaymentFailure) => {
    setRefused(true);
    setFailure(why);
  };

  const fail = async (thrown: unknown): Promise<void> => {
    if (thrown instanceof AnswerLost) return look().catch(fail);
    refuse(toPaymentFailure(thrown));
  };

  const run = async (begin: () => Promise<PayResult>, confirm: CardPort['confirm'] | null) => {
    // A second click before the button is drawn as disabled must not begin a second payment.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
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
    /** Whether the answer was lost and it is asked how the payment stands. */
    looking,
    /** Why the last try failed; null when it did not. */
    failure,
    /** Whether the last try ended with a refusal, so that there is nothing to go on with. */
    refused,
    pay: ({ tokenise, confirm }: CardPort) =>
      run(async () => send({ paymentMethodId: await tokenise() }), confirm),
    /** Pays with a card that was saved before. */
    paySaved: (savedPaymentMethodId: string, confirm: CardPort['confirm']) =>
      run(() => send({ savedPaymentMethodId }), confirm),
    /** Pays by a code that the payer scans, as of PayNow; `create` answers the id of the payment method. */
    payByCode: (create: () => Promise<string>) =>
      run(async () => send({ paymentMethodId: await create() }), null),
    /** Goes on with a payment that was begun before, for example before a reload. */
    resume: (confirm: CardPort['confirm']) => run(() => send(lookAgain), confirm),
  };
}

export type OnlinePayment = ReturnType<typeof useOnlinePayment>;
