import type { KoliClient } from '@koli/client';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { campaignForm } from '../support/campaigns.ts';
import { importClient, importProgram } from '../support/installed-client.ts';
import { cards, openBankAccount, tokenise } from '../support/money.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import type { CreateCampaignInput } from '../third-party/__generated__/graphql.ts';

let product: TestProduct;
let url = '';
let client: Awaited<ReturnType<typeof importClient>>;
let program: Awaited<ReturnType<typeof importProgram>>;

beforeAll(async () => {
  client = await importClient();
  program = await importProgram();
  product = await startTestProduct();
  url = await product.app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => product?.close());

const create = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { secret } }';

async function clientOf(person: Person, scopes: string[]): Promise<KoliClient> {
  const input = { name: 'Tool', password, scopes };
  const { createAccessToken } = await person.client.data(create, { input });
  return client.createClient({ url, accessToken: createAccessToken.secret });
}

async function picture(): Promise<Blob> {
  const plain = { width: 640, height: 480, channels: 3, background: '#2a7' } as const;
  return new Blob([new Uint8Array(await sharp({ create: plain }).png().toBuffer())]);
}

it('runs a campaign’s life by token, from posting to payout', async () => {
  const owner = await createPerson(product);
  const worker = await createPerson(product);
  const staff = await createPerson(product, { isStaff: true });
  await openBankAccount(product, worker);
  const writes = ['CAMPAIGNS_WRITE', 'REMARKS_WRITE', 'REMARKS_READ', 'PAYMENTS_WRITE'];
  const brand = new program.Brand(await clientOf(owner, writes));
  const listener = await clientOf(worker, ['REMARKS_READ', 'REMARKS_WRITE', 'CAMPAIGNS_READ']);
  const influencer = new program.Influencer(listener);

  const form = campaignForm([], { title: 'Kopi by token' }) as CreateCampaignInput;
  const campaignId = await brand.post(form, await picture());
  await staff.client.data('mutation ($id: ID!) { approveCampaign(input: { id: $id }) { campaign { id } } }', {
    id: campaignId,
  });
  expect(await influencer.find('kopi')).toMatchObject([{ id: campaignId, title: 'Kopi by token' }]);

  const changes = listener.subscribe(program.JobChanged);
  const labels: (string | null | undefined)[] = [];
  const heard = (async () => {
    for await (const { remarkChanged } of changes) {
      labels.push(remarkChanged?.remark.hiredLabel);
      if (remarkChanged?.remark.hiredLabel === 'Payment Done') return;
    }
  })();

  const remarkId = await influencer.apply(campaignId, 'I would love to.');
  await influencer.accept(await brand.offer(remarkId, 45_050));
  const key = 'hire-once';
  const card = await tokenise(product, cards.good);
  expect(await brand.hire(remarkId, card, key)).toBe('SUCCEEDED');
  expect(await brand.hire(remarkId, card, key)).toBe('SUCCEEDED');
  await influencer.done(remarkId, 'Posted this morning.');
  expect(await brand.release(remarkId)).toBe('Payment Done');
  await heard;
  expect(labels.at(-1)).toBe('Payment Done');
});

it('is told what a token lacks, and at which field a value is wrong', async () => {
  const owner = await createPerson(product);
  const reader = new program.Brand(await clientOf(owner, ['CAMPAIGNS_READ']));
  const refused = await reader.release('1').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(client.KoliError);
  expect(refused).toMatchObject({ code: 'INSUFFICIENT_SCOPE' });

  const writer = new program.Brand(await clientOf(owner, ['CAMPAIGNS_WRITE']));
  const form = campaignForm([], { title: '' }) as CreateCampaignInput;
  await expect(writer.post(form, await picture())).rejects.toMatchObject({ field: 'title' });
});
