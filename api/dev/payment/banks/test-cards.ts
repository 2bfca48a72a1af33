import type { DeclineName } from './declines.ts';

/** What a test card does when it is charged. Stored in place of the number. */
export interface CardBehaviour {
  /** 3-D Secure is asked before the charge. */
  challenge: boolean;
  decline: DeclineName | null;
  /** The holder disputes the charge as soon as it is made. */
  disputed: boolean;
  /** A refund to it counts as made, and comes back right after. */
  refundsFail?: boolean;
  /** The money is available at once instead of after some days. */
  settlesAtOnce: boolean;
}

/** One of the provider's published test cards, with the ids that stand for it. */
export interface TestCard {
  number: string;
  /** Reusable token and payment method ids: `tok_visa` and `pm_card_visa`. */
  aliases: readonly string[];
  brand: 'visa' | 'mastercard' | 'amex';
  country: string;
  behaviour: CardBehaviour;
}

const PLAIN: CardBehaviour = { challenge: false, decline: null, disputed: false, settlesAtOnce: false };

const card = (
  number: string,
  aliases: readonly string[],
  behaviour: Partial<CardBehaviour> = {},
  brand: TestCard['brand'] = 'visa',
  country = 'US',
): TestCard => ({ number, aliases, brand, country, behaviour: { ...PLAIN, ...behaviour } });

const declines = (number: string, name: DeclineName, alias: string): TestCard =>
  card(number, [`tok_${alias}`, `pm_card_${alias}`, `pm_card_visa_${alias}`, `tok_visa_${alias}`], {
    decline: name,
  });

export const TEST_CARDS: readonly TestCard[] = [
  card('4242424242424242', ['tok_visa', 'pm_card_visa']),
  card('5555555555554444', ['tok_mastercard', 'pm_card_mastercard'], {}, 'mastercard'),
  card('378282246310005', ['tok_amex', 'pm_card_amex'], {}, 'amex'),
  card('4000056655665556', ['tok_visa_debit', 'pm_card_visa_debit']),
  card('4000007020000003', ['tok_sg', 'pm_card_sg'], {}, 'visa', 'SG'),
  card('4000000000000077', ['tok_bypassPending', 'pm_card_bypassPending'], { settlesAtOnce: true }),
  card('4000000000005126', ['tok_refundFail', 'pm_card_refundFail'], { refundsFail: true }),
  card('4000000000000259', ['tok_createDispute', 'pm_card_createDispute'], { disputed: true }),
  declines('4000000000000002', 'generic_decline', 'chargeDeclined'),
  declines('4000000000009995', 'insufficient_funds', 'chargeDeclinedInsufficientFunds'),
  declines('4000000000009987', 'lost_card', 'chargeDeclinedLostCard'),
  declines('4000000000009979', 'stolen_card', 'chargeDeclinedStolenCard'),
  declines('4100000000000019', 'fraudulent', 'chargeDeclinedFraudulent'),
  declines('4000000000006975', 'card_velocity_exceeded', 'chargeDeclinedVelocityLimitExceeded'),
  declines('4000000000000069', 'expired_card', 'chargeDeclinedExpiredCard'),
  declines('4000000000000127', 'incorrect_cvc', 'chargeDeclinedIncorrectCvc'),
  declines('4000000000000119', 'processing_error', 'chargeDeclinedProcessingError'),
  card('4000002500003155', ['tok_authenticationRequiredOnSetup', 'pm_card_authenticationRequiredOnSetup'], {
    challenge: true,
  }),
  card('4000003800000446', ['tok_authenticationRequired', 'pm_card_authenticationRequired'], {
    challenge: true,
  }),
  card('4000000000003220', ['tok_threeDSecure2Required', 'pm_card_threeDSecure2Required'], {
    challenge: true,
  }),
  card(
    '4000008400001629',
    ['tok_threeDSecureRequiredChargeDeclined', 'pm_card_threeDSecureRequiredChargeDeclined'],
    { challenge: true, decline: 'generic_decline' },
  ),
  card(
    '4000008260003178',
    [
      'tok_authenticationRequiredChargeDeclinedInsufficientFunds',
      'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    ],
    { challenge: true, decline: 'insufficient_funds' },
  ),
];

export const testCardByNumber = (number: string): TestCard | undefined =>
  TEST_CARDS.find((candidate) => candidate.number === number);

export const testCardByAlias = (alias: string): TestCard | undefined =>
  TEST_CARDS.find((candidate) => candidate.aliases.includes(alias));
