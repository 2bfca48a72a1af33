import type { LocalPayment } from '../../platform/config/local-payment.ts';

/** What the local provider asks for a charge. */
export type ProviderTerms = LocalPayment;

/** 3.4 % and 50 cents, the provider's price for cards in Singapore. */
export const USUAL_TERMS: ProviderTerms = { feeRate: 0.034, feeMinor: 50 };
