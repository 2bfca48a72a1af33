import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { type LocalProvider, startLocalProvider } from '../../api/dev/payment/start-local-provider.ts';
import { createStripe } from '../../api/platform/payment/create-stripe.ts';
import type {
  CreateConnectedAccountInput,
  PaymentProvider,
} from '../../api/platform/payment/payment-provider.ts';
import { startWebhookReceiver, type WebhookReceiver } from './payment-webhooks.ts';
import { createTestDatabase } from './test-database.ts';

const SECRET_KEY = 'sk_test_contract_of_the_payment_port';
const PUBLISHABLE_KEY = 'pk_test_contract_of_the_payment_port';
const WEBHOOK_SECRET = 'whsec_contract';

/** An answer of the provider's HTTP API, as a browser or operator sees it. */
export interface HttpAnswer {
  status: number;
  headers: Headers;
  body: Record<string, unknown> & { id: string; error?: Record<string, unknown> };
}

/** The payment port on a local provider with its own database, and what a browser and an operator can do. */
export interface PaymentHarness {
  port: PaymentProvider;
  webhooks: WebhookReceiver;
  databaseUrl: string;
  provider: () => LocalProvider;
  secretKey: string;
  publishableKey: string;
  /** A call of the provider's API with the secret key. */
  operator(
    path: string,
    form?: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<HttpAnswer>;
  /** A call with the publishable key, as the card form makes it. */
  browser(path: string, form?: Record<string, string>): Promise<HttpAnswer>;
  /** The holder's answer on the bank's page. */
  answerChallenge(clientSecret: string, outcome: 'complete' | 'fail'): Promise<void>;
  /** Stops the provider and starts it again on the same database. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** A new idempotency key. */
export const freshKey = (): string => randomUUID();

export const card = (number: string, rest: Record<string, string> = {}): Record<string, string> => ({
  type: 'card',
  'card[number]': number,
  'card[exp_month]': '11',
  'card[exp_year]': '2039',
  'card[cvc]': '123',
  ...rest,
});

export const singaporeBank = (rest: Record<string, string> = {}): Record<string, string> => ({
  'bank_account[country]': 'SG',
  'bank_account[currency]': 'sgd',
  'bank_account[routing_number]': '7171-001',
  'bank_account[account_number]': '000123456',
  'bank_account[account_holder_name]': 'Mei Tan',
  'bank_account[account_holder_type]': 'individual',
  ...rest,
});

export const singaporePerson: CreateConnectedAccountInput = {
  country: 'SG',
  email: 'mei.tan@example.test',
  individual: {
    firstName: 'Mei',
    lastName: 'Tan',
    dob: { day: 4, month: 7, year: 1994 },
    address: { line1: '8 Marina View', city: 'Singapore', postalCode: '018960', country: 'SG' },
    idNumber: 'S9412345Z',
  },
  termsAcceptance: { at: new Date('2026-11-01T03:00:00Z'), ip: '203.0.113.7' },
  productDescription: 'Makes posts for brands',
  metadata: { profile: '1' },
};

const form = (values: Record<string, string>) => new URLSearchParams(values).toString();

const request = async (
  url: string,
  key: string,
  values?: Record<string, string>,
  headers = {},
): Promise<HttpAnswer> => {
  const response = await fetch(url, {
    method: values ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    ...(values ? { body: form(values) } : {}),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
};

/** Starts everything that a contract test of the payment port needs. */
export async function startPaymentHarness(): Promise<PaymentHarness> {
  const database = await createTestDatabase(inject('postgresAdminUrl'), 'template0');
  const webhooks = await startWebhookReceiver();
  const start = (port: number) =>
    startLocalProvider({
      databaseUrl: database.url,
      webhookUrl: webhooks.url,
      webhookSecret: WEBHOOK_SECRET,
      secretKey: SECRET_KEY,
      publishableKey: PUBLISHABLE_KEY,
      port,
      firstRetryMs: 100,
    });
  let provider = await start(0);
  const browser: PaymentHarness['browser'] = (path, values) =>
    request(`${provider.url}${path}`, PUBLISHABLE_KEY, values);
  return {
    port: createStripe({ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiBase: provider.url }),
    webhooks,
    databaseUrl: database.url,
    provider: () => provider,
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    operator: (path, values, headers) => request(`${provider.url}${path}`, SECRET_KEY, values, headers),
    browser,
    async answerChallenge(clientSecret, outcome) {
      const [id] = clientSecret.split('_secret_');
      const kind = id?.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
      const { body } = await browser(`/v1/${kind}/${id}?client_secret=${clientSecret}`);
      const action = body.next_action as { use_stripe_sdk: { stripe_js: string } };
      const url = `${provider.url}${action.use_stripe_sdk.stripe_js.replace('/provider', '')}`;
      await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: form({ outcome }),
        redirect: 'manual',
      });
    },
    async restart() {
      const { port } = provider;
      await provider.close();
      provider = await start(port);
    },
    async close() {
      await provider.close();
      await webhooks.close();
      await database.drop();
    },
  };
}
