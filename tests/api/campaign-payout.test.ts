import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCampaign } from '../support/campaigns.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { createPerson } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
const ids = { paid: 0, sponsored: 0, shoutout: 0 };

beforeAll(async () => {
  product = await startTestProduct();
  const owner = await createPerson(product);
  for (const type of ['paid', 'sponsored', 'shoutout'] as const)
    ids[type] = await makeCampaign(product, owner, { type });
});
afterAll(() => product.close());

const read = `query ($id: ID!) { campaign(id: $id) {
  permissions { getPaid { allowed code reason } apply { allowed } } } }`;
const permissionsFor = async (client: GraphqlClient, type: keyof typeof ids) =>
  (await client.data(read, { id: ids[type] })).campaign.permissions;

async function livingIn(country: string | null) {
  const person = await createPerson(product);
  await sql(product.databaseUrl, 'update profile set country = $2 where id = $1', [person.id, country]);
  return person;
}

test('who lives outside Singapore learns on a paid campaign that payouts do not reach them, and may apply', async () => {
  const { client } = await livingIn('ID');
  expect(await permissionsFor(client, 'paid')).toEqual({
    getPaid: {
      allowed: false,
      code: 'PAYOUT_OUT_OF_REACH',
      reason: expect.stringContaining('bank accounts in Singapore only'),
    },
    apply: { allowed: true },
  });
});

test.each(['sponsored', 'shoutout'] as const)('a %s campaign pays nobody', async (type) => {
  const { client } = await livingIn('ID');
  expect((await permissionsFor(client, type)).getPaid).toMatchObject({ allowed: true });
});

test('who lives in Singapore, or does not say where, is told nothing', async () => {
  for (const country of ['SG', null]) {
    const { client } = await livingIn(country);
    expect((await permissionsFor(client, 'paid')).getPaid).toMatchObject({ allowed: true });
  }
});

test('a bank account that is paid out to counts more than the country', async () => {
  const person = await livingIn('MY');
  await sql(
    product.databaseUrl,
    `insert into bank_account (owner_id, account_type, bank_name, last4, account_holder_name, swift_code,
       routing_number, currency, provider_account_id, provider_bank_id, payouts_enabled, created_at, updated_at)
     values ($1, 'saving', 'DBS', '6789', 'Mei Tan', 'DBSSSGSG', '7171-001', 'SGD', 'acct_far', 'ba_far', true, now(), now())`,
    [person.id],
  );
  expect((await permissionsFor(person.client, 'paid')).getPaid).toMatchObject({ allowed: true });
});

test('visitors sign in first', async () => {
  const visitor = new GraphqlClient(product);
  expect((await permissionsFor(visitor, 'paid')).getPaid).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
});
