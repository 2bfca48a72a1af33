import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientOptions, KoliClient } from '@koli/client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { usd } from '../../schema/usd.ts';
import { makeToken } from '../support/access-tokens.ts';
import { type BreakableLine, startBreakableLine } from '../support/breakable-line.ts';
import { idOf } from '../support/global-ids.ts';
import { compile, importClient, thirdPartyFolder } from '../support/installed-client.ts';
import { createCampaign, createRemark } from '../support/jobs.ts';
import { createPerson, type Person } from '../support/people.ts';
import { type RecordingProxy, startRecordingProxy } from '../support/recording-proxy.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let line: BreakableLine;
/** What comes through the line. */
let proxy: RecordingProxy;
let brand: Person;
let createClient: (options: ClientOptions) => KoliClient;

beforeAll(async () => {
  ({ createClient } = await importClient());
  product = await startTestProduct();
  proxy = await startRecordingProxy(await product.app.listen({ port: 0, host: '127.0.0.1' }));
  line = await startBreakableLine(proxy.url);
  brand = await createPerson(product);
});
afterAll(async () => {
  line?.close();
  await proxy?.close();
  await product?.close();
});
beforeEach(() => {
  proxy.exchanges.length = 0;
});

const newRemark = async () =>
  String(await createRemark(product, await createCampaign(product, brand), await createPerson(product)));

async function clientOf(person: Person, options: Partial<ClientOptions> = {}): Promise<KoliClient> {
  const { secret } = await makeToken(product, person, ['campaigns:read', 'campaigns:write', 'remarks:write']);
  return createClient({ url: line.url, accessToken: secret, ...options });
}

const makeOffer = `mutation ($input: MakeOfferInput!) { makeOffer(input: $input) { remark { id state } } }`;

test('an exhausted budget is waited for as long as the server asks', async () => {
  // A hundredth of the usual budget: 5,000 points by address, 125 more each second.
  const limited = await startTestProduct({ API_BUDGET: '0.01' });
  const counted = await startRecordingProxy(await limited.app.listen({ port: 0, host: '127.0.0.1' }));
  const page = '{ a: campaigns(first: 100) { nodes { id } } b: campaigns(first: 100) { nodes { id } } }';
  const patient = createClient({ url: counted.url });
  const impatient = createClient({ url: counted.url, longestWaitMs: 100 });
  const exhaust = async (): Promise<never> => {
    for (;;) await impatient.request(page);
  };
  const refused = { code: 'COST_EXCEEDED', status: 429, waitMs: expect.any(Number) };
  await expect(exhaust()).rejects.toMatchObject(refused);
  const began = Date.now();
  await patient.request(page);
  expect(Date.now() - began).toBeGreaterThan(1_000);
  const statuses = counted.exchanges.map(({ status }) => status);
  expect(statuses.slice(statuses.indexOf(429))).toEqual([429, 429, 200]);
  await counted.close();
  await limited.close();
});

test('an offer whose answer is lost is sent again with the same key, and made once', async () => {
  const koli = await clientOf(brand);
  const remarkId = await newRemark();
  line.loseNextAnswer();
  const answer = await koli.request(makeOffer, { input: { remarkId, amount: usd(45_050) } });
  expect(answer).toEqual({ makeOffer: { remark: { id: idOf('Remark', remarkId), state: 'OFFERED' } } });
  const keys = proxy.exchanges.map(({ request }) => JSON.parse(request).variables.input.idempotencyKey);
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);
  const offers = await sql(product.databaseUrl, 'select from offer where remark_id = $1', [remarkId]);
  expect(offers).toHaveLength(1);
});

test('a mutation that takes no key is never sent twice', async () => {
  const koli = await clientOf(brand);
  const input = { id: String(await createCampaign(product, brand)), disabled: true };
  const disable =
    'mutation ($input: SetCampaignDisabledInput!) { setCampaignDisabled(input: $input) { campaign { id } } }';
  line.loseNextAnswer();
  await expect(koli.request(disable, { input })).rejects.toMatchObject({ code: 'NETWORK_FAILURE' });
  expect(proxy.exchanges).toHaveLength(1);
});

test('an error says where it is and all that is wrong, and what else did answer', async () => {
  const koli = await clientOf(brand);
  const query = '{ many: campaigns(first: 500) { nodes { id } } few: campaigns(first: 1) { totalCount } }';
  const failure = await koli.request(query).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    ...{ name: 'KoliError', code: 'BAD_INPUT', field: 'first', path: ['many'], status: 200 },
    faults: [{ code: 'BAD_INPUT', path: ['first'] }],
    errors: [{ path: ['many'] }],
    data: { many: null, few: { totalCount: expect.any(Number) } },
    requestId: expect.any(String),
  });
});

test('a call ends with the signal of its caller, or when its time is over', async () => {
  const koli = await clientOf(brand, { retries: 0 });
  const signal = AbortSignal.abort(new Error('not needed any more'));
  await expect(koli.request('{ __typename }', {}, { signal })).rejects.toThrow('not needed any more');
  await expect(koli.request('{ __typename }', {}, { timeoutMs: 0 })).rejects.toMatchObject({
    code: 'TIMEOUT',
  });
});

test('types come with the package: of answers, of variables, and of the schema', async () => {
  const program = `import { createClient, KoliError } from '@koli/client';
import { type CampaignState, WebhookEvent } from '@koli/client/schema';
import { verifyWebhook } from '@koli/client/webhooks';
import { graphql } from './__generated__/gql.ts';
import { JobChanged } from './campaign-life.ts';
const koli = createClient({ url: 'https://koli.example', accessToken: 'koli_pat_' });
for await (const { remarkChanged } of koli.subscribe(JobChanged)) remarkChanged?.remark.id satisfies string | undefined;
for await (const { cursor, event } of koli.events({ types: ['remark.received'], after: null })) {
  if (event.type === 'order.problem_reported') cursor satisfies string;
  event.data.campaign?.state satisfies CampaignState | undefined;
}
const message = verifyWebhook('whsec_', new Headers(), '');
if (message.type === 'webhook.test') message.data.webhookId satisfies string;
WebhookEvent.ORDER_PAID satisfies 'ORDER_PAID';
// @ts-expect-error there is no such event
koli.events({ types: ['remark.receivd'] });
export const isWrongField = (error: unknown) => error instanceof KoliError && error.code === 'BAD_INPUT' && error.field;
// @ts-expect-error there is no such code
export const isNone = (error: KoliError) => error.code === 'BAD_INPUTS';
export { graphql };
`;
  const folder = await thirdPartyFolder();
  writeFileSync(join(folder, 'types.ts'), program);
  expect(await compile(folder)).toBe('');
});
