import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentExaminations } from '../../api/doctor/payment.ts';
import { replicaExaminations } from '../../api/doctor/replica.ts';
import { readConfig } from '../../api/platform/config/config.ts';
import { examineAll } from '../../api/platform/findings.ts';
import { accountEventTypes, platformEventTypes } from '../../api/platform/payment/event-types.ts';
import { createPerson } from '../support/people.ts';
import { startS3, type TestS3 } from '../support/s3.ts';
import { type SmtpSink, startSmtpSink } from '../support/smtp-sink.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

/** A server with the account and the webhook endpoints of the provider. */
const account = {
  id: 'acct_koli',
  object: 'account',
  country: 'SG',
  default_currency: 'usd',
  charges_enabled: true,
  payouts_enabled: true,
  capabilities: { transfers: 'active' },
};
const endpoint = {
  id: 'we_1',
  object: 'webhook_endpoint',
  status: 'enabled',
  url: 'https://koli.test/webhooks/stripe',
  enabled_events: platformEventTypes,
};
const connected = {
  ...endpoint,
  id: 'we_2',
  url: 'https://koli.test/webhooks/stripe/connect',
  enabled_events: accountEventTypes,
};
const endpointsOf = (...data: object[]) => ({ object: 'list', data });
let answers: Record<string, object>;

let product: TestProduct;
let provider: Server;
let smtp: SmtpSink;
let s3: TestS3;

beforeAll(async () => {
  product = await startTestProduct();
  provider = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://provider');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[pathname] ?? {}));
  }).listen(0, '127.0.0.1');
  [smtp, s3] = await Promise.all([startSmtpSink(), startS3()]);
});
afterAll(async () => {
  await product?.close();
  provider?.close();
  smtp?.close();
  await s3?.stop();
});

const envWith = (settings: Record<string, string>) => ({
  DATABASE_URL: product.databaseUrl,
  DATA_DIR: product.ports.config.dataDir,
  DEMO_DATA: 'off',
  PUBLIC_URL: 'https://koli.test',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2',
  STRIPE_API_BASE: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
  SMTP_URL: smtp.url,
  ...s3.env,
  ...settings,
});

/** Runs the command as an operator does, on the product's database. */
async function run(settings: Record<string, string> = {}, ...args: string[]) {
  const env = { PATH: process.env.PATH, ...envWith(settings) };
  const command = ['--import', './api/cli/ts.mjs', 'api/cli/doctor.ts', ...args];
  return new Promise<{ code: number; out: string }>((resolve) =>
    execFile(process.execPath, command, { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out: out + err }),
    ),
  );
}

test('a configuration that works is said to work, and what only warns does not fail', async () => {
  answers = { '/v1/account': account, '/v1/webhook_endpoints': endpointsOf(endpoint, connected) };
  const { code, out } = await run();
  for (const says of [
    'payment provider: Keys of live mode.',
    'payment provider: The account acct_koli in SG settles in USD.',
    'payment provider: The webhook endpoint https://koli.test/webhooks/stripe hears all of your account that is followed.',
    'payment provider: The webhook endpoint https://koli.test/webhooks/stripe/connect hears all of connected accounts that is followed.',
    'mail: The mail server takes our sign-in.',
    'pictures: The bucket koli can be written, read and deleted from.',
    'database: All ',
    'secrets: The key opens the secrets of this database.',
    'queues: No queue has something older than a quarter of an hour.',
    'ledger: The ledger and all ',
  ])
    expect(out).toContain(`ok       ${says}`);
  expect(out).toContain('warning  address: https://koli.test cannot be reached from here');
  expect(out).not.toContain('WRONG');
  expect(code).toBe(0);
});

test.each([
  ['active', 0, false],
  ['inactive', 1, true],
])('PayNow is on, and %s at the account', async (paynow_payments, exit, isTold) => {
  const capabilities = { ...account.capabilities, paynow_payments };
  answers = {
    '/v1/account': { ...account, capabilities },
    '/v1/webhook_endpoints': endpointsOf(endpoint, connected),
  };
  const { code, out } = await run({ STRIPE_PAYNOW: 'on' });
  expect(out.includes('STRIPE_PAYNOW is on and the account does not take PayNow.')).toBe(isTold);
  expect(code).toBe(exit);
});

test('a lead reads the same at the desk, as the server finds it, and no secret is among it', async () => {
  const lead = await createPerson(product, { staffRoles: ['lead'] });
  const { doctorFindings } = await lead.client.data('{ doctorFindings { about outcome says mend } }');
  expect(doctorFindings).toContainEqual({
    about: 'payment provider',
    outcome: 'WARNING',
    says: 'The local provider: no real money moves.',
    mend: 'Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and the secrets from npm run stripe:setup.',
  });
  expect(doctorFindings).toContainEqual(
    expect.objectContaining({ about: 'ledger', outcome: 'OK', mend: null }),
  );
  expect(doctorFindings.filter(({ outcome }: { outcome: string }) => outcome === 'WRONG')).toEqual([]);
  expect(JSON.stringify(doctorFindings)).not.toMatch(/[sp]k_(test|live)_|whsec_|postgres(ql)?:/);
});

test('what will fail on the first day is found, with what to do about it', async () => {
  answers = {
    '/v1/account': {
      ...account,
      default_currency: 'sgd',
      charges_enabled: false,
      capabilities: { transfers: 'pending' },
    },
    '/v1/webhook_endpoints': endpointsOf({ ...endpoint, url: 'https://old.test/webhooks/stripe' }),
  };
  await sql(
    product.databaseUrl,
    `insert into outbox (type, payload, created_at, leased_until)
    values ('mail.verifyEmail', '{}', now() - interval '2 hours', 'infinity')`,
  );
  const { code, out } = await run(
    {
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      SMTP_URL: 'smtp://127.0.0.1:1',
      S3_BUCKET: 'absent',
      PUBLIC_URL: 'http://koli.test',
      DATA_DIR: '/nowhere/koli',
      SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
    },
    '--json',
  );
  const findings: { about: string; outcome: string; says: string; mend?: string }[] = JSON.parse(out);
  const told = findings
    .filter(({ outcome }) => outcome !== 'ok')
    .map(({ about, outcome, says }) => `${outcome} ${about}: ${says}`);
  for (const line of [
    /^wrong payment provider: The secret key is of live mode, the publishable one of test\./,
    /^wrong payment provider: The account cannot be paid\./,
    /^wrong payment provider: Transfers to influencers are pending\./,
    /^warning payment provider: Charges are in USD and the account settles in SGD/,
    /^wrong payment provider: There is no webhook endpoint http:\/\/koli\.test\/webhooks\/stripe for your account\./,
    /^wrong payment provider: There is no webhook endpoint \S+\/stripe\/connect for connected accounts\./,
    /^wrong mail: The mail server refuses: /,
    /^wrong pictures: S3_BUCKET: /,
    /^wrong address: PUBLIC_URL is not encrypted/,
    /^wrong secrets: secrets_key: A secret was sealed with the key [0-9a-f]{8}, which is not there\./,
    /^warning queues: The oldest in the queue of mail waits for 120 minutes\./,
  ])
    expect(told).toContainEqual(expect.stringMatching(line));
  for (const { outcome, mend } of findings) expect(Boolean(mend)).toBe(outcome !== 'ok');
  expect(code).toBe(1);
});

test.each([
  [
    'the secret of connected accounts is missing',
    [endpoint, connected],
    { STRIPE_CONNECT_WEBHOOK_SECRET: '' },
    'wrong: STRIPE_CONNECT_WEBHOOK_SECRET is missing: webhooks about connected accounts are refused.',
  ],
  [
    'the secret of connected accounts is none',
    [endpoint, connected],
    { STRIPE_CONNECT_WEBHOOK_SECRET: 'sk_live_1' },
    'wrong: STRIPE_CONNECT_WEBHOOK_SECRET is no signing secret.',
  ],
  [
    'both secrets are the same',
    [endpoint, connected],
    { STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_1' },
    'wrong: Both webhook secrets are the same.',
  ],
  [
    'an endpoint is disabled',
    [endpoint, { ...connected, status: 'disabled' }],
    {},
    'wrong: The webhook endpoint is disabled: https://koli.test/webhooks/stripe/connect',
  ],
  [
    'an endpoint hears too little',
    [endpoint, { ...connected, enabled_events: ['account.updated', 'payout.paid'] }],
    {},
    'warning: The webhook endpoint for connected accounts does not hear account.external_account.updated, payout.failed, payout.canceled.',
  ],
])('%s is told', async (_, data, settings, line) => {
  answers = { '/v1/account': account, '/v1/webhook_endpoints': endpointsOf(...data) };
  const found = await examineAll(paymentExaminations(readConfig(envWith(settings))));
  expect(found.map(({ outcome, says }) => `${outcome}: ${says}`)).toContainEqual(
    expect.stringContaining(line),
  );
});

test('a replica that does not answer, or is none, is told; without the setting there is nothing to tell', async () => {
  const found = (settings: Record<string, string>) =>
    examineAll(replicaExaminations(readConfig(envWith(settings))));
  expect(await found({})).toEqual([]);
  expect(await found({ DATABASE_REPLICA_URL: 'postgres://koli@127.0.0.1:1/koli' })).toEqual([
    {
      about: 'replica',
      outcome: 'wrong',
      says: 'It cannot be read: connect ECONNREFUSED 127.0.0.1:1.',
      mend: 'Start it, or check DATABASE_REPLICA_URL; the primary answers meanwhile.',
    },
  ]);
  expect(await found({ DATABASE_REPLICA_URL: product.databaseUrl })).toEqual([
    {
      about: 'replica',
      outcome: 'wrong',
      says: 'It is a primary, and takes nothing over from DATABASE_URL.',
      mend: 'Set DATABASE_REPLICA_URL to a streaming replica of DATABASE_URL.',
    },
  ]);
});

test('an empty database is said to need its tables, and nothing else is asked of it', async () => {
  const url = new URL(product.databaseUrl);
  url.pathname = '/postgres';
  const { code, out } = await run({ DATABASE_URL: url.href });
  expect(out).toMatch(/WRONG +database: \d+ migrations are not done\. Run npm run migrate\./);
  expect(out).not.toContain('ledger');
  expect(code).toBe(1);
});
