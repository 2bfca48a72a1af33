/** A card company's refusal as the provider tells it. */
export interface Decline {
  code: string;
  decline_code: string;
  message: string;
}

const DECLINED = 'Your card was declined.';

/** Error code and text for the card holder, by decline code. */
const DECLINES = {
  generic_decline: ['card_declined', DECLINED],
  insufficient_funds: ['card_declined', 'Your card has insufficient funds.'],
  lost_card: ['card_declined', DECLINED],
  stolen_card: ['card_declined', DECLINED],
  fraudulent: ['card_declined', DECLINED],
  card_velocity_exceeded: [
    'card_declined',
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  ],
  expired_card: ['expired_card', 'Your card has expired.'],
  incorrect_cvc: ['incorrect_cvc', "Your card's security code is incorrect."],
  processing_error: [
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ],
} as const;

export type DeclineName = keyof typeof DECLINES;

export const declineOf = (name: DeclineName): Decline => {
  const [code, message] = DECLINES[name];
  return { code, decline_code: name, message };
};

/** What is told when the holder is away and would have to pass 3-D Secure. */
export const AUTHENTICATION_REQUIRED: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/** What is told when the holder did not pass 3-D Secure. */
export const AUTHENTICATION_FAILURE = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} as const;

/** The same while a card is saved. */
export const SETUP_AUTHENTICATION_FAILURE = {
  ...AUTHENTICATION_FAILURE,
  code: 'setup_intent_authentication_failure',
} as const;

/** What is told when the payer's bank did not take a payment by PayNow. */
export const PAYNOW_FAILED = {
  code: 'payment_intent_payment_attempt_failed',
  message: 'The payment attempt failed. Provide another payment method.',
} as const;

/** What is told when a PayNow code was not paid in time. */
export const PAYNOW_EXPIRED = {
  code: 'payment_intent_payment_attempt_expired',
  message: 'The payment attempt expired. Provide another payment method.',
} as const;
