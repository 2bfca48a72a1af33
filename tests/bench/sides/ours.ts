import { randomUUID } from 'node:crypto';
import { readConfig } from '../../../api/platform/config/config.ts';
import type { CreateConnectedAccountInput } from '../../../api/platform/payment/payment-provider.ts';
import type { Signal } from '../../../api/platform/pubsub/pub-sub.ts';
import { compose } from '../../../api/server/compose.ts';
import { mountRestCompat } from '../../../rest-compat/mount.ts';
import { unlimited } from '../../support/unlimited.ts';
import { benchClock } from '../harness/clock.ts';
import { reportHolds } from '../harness/holds.ts';
import { reportMemory } from '../harness/memory-report.ts';
import { reportProfile } from '../harness/profile-report.ts';

/** Our product in a process of its own: all of it, with the limits lifted that would refuse a load like this. */
const [databaseUrl, dataDir] = process.argv.slice(2);
if (!databaseUrl || !dataDir) throw new Error('ours needs the address of a database and a data folder');

const config = readConfig({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  DEMO_DATA: 'off',
  LOG_LEVEL: 'silent',
});
const product = await compose(config, databaseUrl, {
  clock: benchClock,
  ports: { limiter: unlimited },
  // Jobs would ask the provider about payments that were only filled in, and add rows that the other sides do not have.
  schedule: [],
  mounted: [mountRestCompat],
});
await product.app.listen({ port: 0, host: '127.0.0.1' });
const address = product.app.server.address();
if (!address || typeof address === 'string') throw new Error('no port');
const { port } = address;
reportMemory();
reportHolds();
reportProfile();

const payee: CreateConnectedAccountInput = {
  country: 'SG',
  email: 'payee@bench.test',
  individual: {
    firstName: 'Mei',
    lastName: 'Tan',
    dob: { day: 4, month: 7, year: 1994 },
    address: { line1: '8 Marina View', city: 'Singapore', postalCode: '018960', country: 'SG' },
    idNumber: 'S9412345Z',
  },
  termsAcceptance: { at: new Date(), ip: '203.0.113.7' },
  productDescription: 'Makes posts for brands',
  metadata: {},
};
const bank = {
  'bank_account[country]': 'SG',
  'bank_account[currency]': 'sgd',
  'bank_account[routing_number]': '7171-001',
  'bank_account[account_number]': '000123456',
  'bank_account[account_holder_name]': 'Mei Tan',
  'bank_account[account_holder_type]': 'individual',
};

/** An account at the local payment provider to pay out to, and the key that browsers tokenise cards with. */
async function openProviderAccount(): Promise<void> {
  const { payment } = product.ports;
  const { id: accountId } = await payment.createConnectedAccount(payee, randomUUID());
  const base = `http://127.0.0.1:${port}/provider/v1/tokens`;
  const headers = { authorization: `Bearer ${payment.publishableKey}` };
  const answer = await fetch(base, { method: 'POST', headers, body: new URLSearchParams(bank) });
  await payment.addBankAccount(accountId, ((await answer.json()) as { id: string }).id, randomUUID());
  process.send?.({ accountId, publishableKey: payment.publishableKey });
}

/** What the bench asks for. `tell` are accounts, each with the id of a notification of theirs: flat, as there are many. */
interface Message {
  readonly publish?: readonly { readonly topic: string; readonly signal: Signal }[];
  readonly tell?: readonly number[];
  readonly provider?: true;
}

process.on('message', ({ publish = [], tell = [], provider }: Message) => {
  const { pubsub } = product.ports;
  for (const { topic, signal } of publish) void pubsub.publish(topic, signal);
  for (let at = 0; at < tell.length; at += 2)
    void pubsub.publish(`account:${tell[at]}`, { kind: 'notification', id: tell[at + 1] ?? 0 });
  if (provider) void openProviderAccount();
});
process.send?.({ port });
process.on('SIGTERM', () => void product.close().then(() => process.exit(0)));
