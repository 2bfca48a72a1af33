import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientOptions, KoliClient } from '@koli/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SharedEvents } from '../../api/server/live/shared-events.ts';
import { usd } from '../../schema/usd.ts';
import { makeToken } from '../support/access-tokens.ts';
import { type BreakableLine, startBreakableLine } from '../support/breakable-line.ts';
import { idOf, rowNumber } from '../support/global-ids.ts';
import { importClient } from '../support/installed-client.ts';
import { createCampaign, createRemark, jobOperations } from '../support/jobs.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { until } from '../support/until.ts';

const scopes = ['remarks:read'];
let product: TestProduct;
let line: BreakableLine;
let brand: Person;
let createClient: (options: ClientOptions) => KoliClient;

beforeAll(async () => {
  ({ createClient } = await importClient());
  product = await startTestProduct();
  line = await startBreakableLine(await product.app.listen({ port: 0, host: '127.0.0.1' }));
  brand = await createPerson(product);
});
afterAll(async () => {
  line?.close();
  await product?.close();
});

const newRemark = async () =>
  String(await createRemark(product, await createCampaign(product, brand), await createPerson(product)));
const makeOffer = `mutation ($input: MakeOfferInput!) { makeOffer(input: $input) { remark { id } } }`;

type Steps = { remarkChanged: { event: { id: string }; remark: { id: string } } };

/** Offers amounts, so that each is a step of the job. */
async function offer(id: string, ...amounts: number[]): Promise<void> {
  for (const amount of amounts)
    await brand.client.data(makeOffer, { input: { remarkId: id, amount: usd(amount) } });
  await product.settled();
}

const documents = [
  ['as it is', 'subscription { remarkChanged { event { id } remark { id } } }'],
  [
    'with a variable of its own',
    'subscription ($from: ID) { remarkChanged(after: $from) { event { id } remark { id } } }',
  ],
] as const;

test.each(documents)(
  'a subscription %s loses no step and repeats none: on a new line, with a new token',
  async (_, steps) => {
    line.mend();
    const id = await newRemark();
    const tokens = [await makeToken(product, brand, scopes), await makeToken(product, brand, scopes)];
    let current = 0;
    const koli = createClient({
      url: line.url,
      getAccessToken: (refused) => {
        if (refused === tokens[0]?.secret) current = 1;
        return tokens[current]?.secret ?? '';
      },
    });
    const heard: string[] = [];
    const told = async (): Promise<string[]> => {
      const first = heard[0] ? rowNumber(heard[0]) : 0;
      const sent = `select transition_id as id from remark_step where account_id = $1 and transition_id >= $2 order by seq`;
      return (await sql(product.databaseUrl, sent, [brand.id, first])).map((row) =>
        idOf('RemarkEvent', String(row.id)),
      );
    };
    const over = new AbortController();
    const loop = (async () => {
      for await (const { remarkChanged } of koli.subscribe<Steps>(steps, {}, { signal: over.signal })) {
        expect(Object.keys(remarkChanged)).toEqual(['event', 'remark']);
        heard.push(remarkChanged.event.id);
      }
    })();
    for (let amount = 10_000; heard.length === 0; amount += 100) {
      await offer(id, amount);
      await sleep(200);
    }
    line.cut();
    await offer(id, 20_000, 30_000);
    line.mend();
    await expect.poll(async () => heard).toEqual(await told());
    const revoke = 'mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { __typename } }';
    await brand.client.data(revoke, { id: String(tokens[0]?.id) });
    await until(() => current === 1);
    await offer(id, 40_000, 50_000);
    await expect.poll(async () => heard).toEqual(await told());
    expect(heard.length).toBeGreaterThan(4);
    over.abort(new Error('heard enough'));
    await expect(loop).rejects.toThrow('heard enough');
  },
);

test.each(documents)(
  'a subscription %s loses no step when the line breaks before the first',
  async (_, steps) => {
    line.mend();
    const begun = vi.spyOn(SharedEvents.prototype, 'subscribe');
    brand = await createPerson(product);
    const applicant = await createPerson(product);
    const campaignId = await createCampaign(product, brand);
    const { secret } = await makeToken(product, brand, scopes);
    const koli = createClient({ url: line.url, accessToken: secret });
    const heard: string[] = [];
    const over = new AbortController();
    const loop = (async () => {
      for await (const { remarkChanged } of koli.subscribe<Steps>(steps, {}, { signal: over.signal }))
        heard.push(remarkChanged.remark.id);
    })();
    await until(() => begun.mock.settledResults.some(({ type }) => type === 'fulfilled'));
    line.cut();
    const { applyToCampaign } = await applicant.client.data(jobOperations.apply, { campaignId, text: 'Me!' });
    const { id } = applyToCampaign.remark;
    await product.settled();
    line.mend();
    await expect.poll(async () => heard).toEqual([id]);
    await offer(id, 20_000);
    await expect.poll(async () => heard).toEqual([id, id]);
    over.abort(new Error('heard enough'));
    await expect(loop).rejects.toThrow('heard enough');
    begun.mockRestore();
  },
);
