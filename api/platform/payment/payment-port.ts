import type { PaymentProvider } from './payment-provider.ts';

/** The payment provider with what browsers need to tokenise cards. */
export interface PaymentPort extends PaymentProvider {
  /** Publishable key. */
  readonly publishableKey: string;
  /** Path of the local provider on our origin; null when the provider's own script is loaded. */
  readonly localBase: string | null;
}
