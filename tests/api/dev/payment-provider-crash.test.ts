import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createStripe } from '../../../api/platform/payment/create-stripe.ts';
import type { PaymentProvider } from '../../../api/platform/payment/payment-provider.ts';
import { PaymentProviderError } from '../../../api/platform/payment/payment-provider-error.ts';
import { sql } from '../../support/sql.ts';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';

const PROCESS = fileURLToPath(new URL('../../support/payment-provider-process.ts', import.meta.url));
const PAYMENTS = 60;
let database: TestDatabase;
let provider: { process: ChildProcess; port: number };

const start = async (port: number) => {
  const args = ['--import', './api/cli/ts.mjs', PROCESS, database.url, String(port)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { process: child, port: Number(line.toString()) };
};

const killAndStartAgain = async () => {
  const gone = once(provider.process, 'exit');
  provider.process.kill('SIGKILL');
  await gone;
  provider = await start(provider.port);
};

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresAdminUrl'), 'template0');
  provider = await start(0);
});
afterAll(async () => {
  provider?.process.kill('SIGKILL');
  await database?.drop();
});

/** What a job of ours does: the same calls with the same keys until an answer is known. */
const payUntilKnown = async (port: PaymentProvider, job: number) => {
  for (let round = 0; round < 20; round += 1) {
    try {
      const input = {
        amountMinor: 1_000 + job,
        currency: 'USD',
        description: 'Hire',
        transferGroup: `job_${job}`,
        metadata: {},
      };
      const intent = await port.createPaymentIntent(input, `create ${job}`);
      const method = await port.createPaymentMethodFromToken('tok_visa', `method ${job}`);
      return await port.confirmPaymentIntent(intent.id, { paymentMethodId: method.id }, `confirm ${job}`);
    } catch (error) {
      if (!(error instanceof PaymentProviderError) || error.kind !== 'temporary') throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`The outcome of payment ${job} never became known.`);
};

it('killed in the middle of its work, the provider has charged each payment once and told of each once', async () => {
  const port = createStripe({
    secretKey: 'sk_test_crash_of_the_payment_provider',
    webhookSecret: 'whsec_crash',
    apiBase: `http://127.0.0.1:${provider.port}`,
  });
  const paying = Promise.all(Array.from({ length: PAYMENTS }, (_, job) => payUntilKnown(port, job)));
  for (const pause of [150, 250]) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    await killAndStartAgain();
  }
  const paid = await paying;
  expect(paid.map((payment) => payment.status)).toEqual(Array.from({ length: PAYMENTS }, () => 'succeeded'));
  const counted = await sql(
    database.url,
    `select (select count(*)::int from payment_provider.objects where kind = 'charge') as charges,
            (select count(*)::int from payment_provider.objects where kind = 'payment_intent') as intents,
            (select count(*)::int from payment_provider.events where type = 'payment_intent.succeeded') as told`,
  );
  expect(counted).toEqual([{ charges: PAYMENTS, intents: PAYMENTS, told: PAYMENTS }]);
});
