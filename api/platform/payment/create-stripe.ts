import { Stripe } from 'stripe';
import type { PaymentProvider } from './payment-provider.ts';
import { accountOperations } from './stripe/account-operations.ts';
import { balanceOperations } from './stripe/balance-operations.ts';
import { paymentOperations } from './stripe/payment-operations.ts';
import { savedCardOperations } from './stripe/saved-card-operations.ts';
import { transferOperations } from './stripe/transfer-operations.ts';
import { webhookOperations } from './stripe/webhook-operations.ts';

export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  /** Secret of the webhook endpoint for connected accounts. */
  connectWebhookSecret?: string | null;
  /** `http://host:port` of another server that speaks the provider's API: the local provider or a test double. */
  apiBase?: string | null;
  /** Longest wait for one try, in milliseconds. */
  timeoutMs?: number;
}

/** The SDK's settings for another server than the provider's own. */
const serverAt = (apiBase: string | null | undefined): Stripe.StripeConfig => {
  if (!apiBase) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const plain = protocol === 'http:';
  return { protocol: plain ? 'http' : 'https', host: hostname, port: port || (plain ? 80 : 443) };
};

/** The SDK for a command: it answers soon, or says that it cannot. */
export const createCommandClient = ({
  secretKey,
  apiBase,
}: Pick<StripeConfig, 'secretKey' | 'apiBase'>): Stripe =>
  new Stripe(secretKey, { ...serverAt(apiBase), telemetry: false, timeout: 10_000, maxNetworkRetries: 1 });

/** The payment provider through its SDK. One code path, whichever server answers. */
export const createStripe = (config: StripeConfig): PaymentProvider => {
  const client = new Stripe(config.secretKey, {
    ...serverAt(config.apiBase),
    telemetry: false,
    timeout: config.timeoutMs ?? 20_000,
    // Retries of the SDK carry the same idempotency key, so they cannot charge twice.
    maxNetworkRetries: 3,
  });
  return {
    ...paymentOperations(client),
    ...accountOperations(client),
    ...savedCardOperations(client),
    ...transferOperations(client),
    ...balanceOperations(client),
    ...webhookOperations(
      client,
      [config.webhookSecret, config.connectWebhookSecret].filter((secret) => typeof secret === 'string'),
    ),
  };
};
