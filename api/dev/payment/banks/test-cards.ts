import type { DeclineName } from './declines.ts';

/** What a test card does when it is charged. Stored in place of the number. */
export interface CardBehaviour {
  /** 3-D Secure is asked before the charge. */
  challenge: boolean;
  /** A saved card is charged without 3-D Secure while its holder is away. */
  offSession?: boolean;
  decline: DeclineName | null;
  /** The holder disputes the charge as soon as it is made. */
  disputed: boolean;
  /** A refund to it counts as made, and comes back right after. */
  refundsFail?: boolean;
}

/** One of the provider's published test cards, with the ids that stand for it. */
export interface TestCard {
  number: string;
  /** Name in reusable token and payment method ids: `visa` in `tok_visa` and `pm_card_visa`. */
  alias: string;
  brand: 'visa' | 'mastercard' | 'amex';
  country: string;
  behaviour: CardBehaviour;
}

const PLAIN: CardBehaviour = { challenge: false, decline: null, disputed: false };

const card = (
  number: string,
  alias: string,
  behaviour: Partial<CardBehaviour> = {},
  brand: TestCard['brand'] = 'visa',
  country = 'US',
): TestCard => ({ number, alias, brand, country, behaviour: { ...PLAIN, ...behaviour } });

const declines = (number: string, decline: DeclineName, alias: string): TestCard =>
  card(number, alias, { decline });

const TEST_CARDS: readonly TestCard[] = [
  card('4242424242424242', 'visa'),
  card('5555555555554444', 'mastercard', {}, 'mastercard'),
  card('378282246310005', 'amex', {}, 'amex'),
  card('4000056655665556', 'visa_debit'),
  card('4000007020000003', 'sg', {}, 'visa', 'SG'),
  card('4000000000005126', 'refundFail', { refundsFail: true }),
  card('4000000000000259', 'createDispute', { disputed: true }),
  declines('4000000000000002', 'generic_decline', 'chargeDeclined'),
  declines('4000000000009995', 'insufficient_funds', 'chargeDeclinedInsufficientFunds'),
  declines('4000000000009987', 'lost_card', 'chargeDeclinedLostCard'),
  declines('4000000000009979', 'stolen_card', 'chargeDeclinedStolenCard'),
  declines('4100000000000019', 'fraudulent', 'chargeDeclinedFraudulent'),
  declines('4000000000006975', 'card_velocity_exceeded', 'chargeDeclinedVelocityLimitExceeded'),
  declines('4000000000000069', 'expired_card', 'chargeDeclinedExpiredCard'),
  declines('4000000000000127', 'incorrect_cvc', 'chargeDeclinedIncorrectCvc'),
  declines('4000000000000119', 'processing_error', 'chargeDeclinedProcessingError'),
  card('4000002500003155', 'authenticationRequiredOnSetup', { challenge: true, offSession: true }),
  card('4000003800000446', 'authenticationRequired', { challenge: true, offSession: true }),
  card('4000000000003220', 'threeDSecure2Required', { challenge: true }),
  card('4000008400001629', 'threeDSecureRequiredChargeDeclined', {
    challenge: true,
    decline: 'generic_decline',
  }),
  card('4000008260003178', 'authenticationRequiredChargeDeclinedInsufficientFunds', {
    challenge: true,
    decline: 'insufficient_funds',
  }),
];

export const testCardByNumber = (number: string): TestCard | undefined =>
  TEST_CARDS.find((candidate) => candidate.number === number);

/** The card behind an id such as `tok_visa` or `pm_card_visa`. */
export const testCardByAlias = (id: string): TestCard | undefined => {
  const alias = /^(?:tok|pm_card)_(.+)$/.exec(id)?.[1];
  return alias === undefined ? undefined : TEST_CARDS.find((one) => one.alias === alias);
};
