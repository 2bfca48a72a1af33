import type { PaymentProvider } from './payment-provider.ts';

/** The payment provider with what browsers need to tokenise cards at it. */
export interface PaymentPort extends PaymentProvider {
  /** Key that browsers use. */
  readonly publishableKey: string;
  /** Path of the local provider on our own origin; null when the provider's own script is to be loaded. */
  readonly localBase: string | null;
}
