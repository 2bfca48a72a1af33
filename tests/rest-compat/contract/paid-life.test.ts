import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankToken } from '../../support/bank.ts';
import { makeCampaign } from '../../support/campaigns.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { RestClient, startRestProduct } from '../../support/rest.ts';
import { sql } from '../../support/sql.ts';
import type { TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let brand: Person;
let maya: Person;

beforeAll(async () => {
  product = await startRestProduct();
  brand = await createPerson(product);
  maya = await createPerson(product);
});
afterAll(() => product?.close());

test('a paid job from application to payout, by legacy calls alone', async () => {
  const owner = new RestClient(product, brand);
  const influencer = new RestClient(product, maya);
  const campaignId = await makeCampaign(product, brand);
  const update = async (client: RestClient, body: object): Promise<number> => {
    const where = encodeURIComponent(JSON.stringify({ ownerId: maya.id, campaignId }));
    return (await client.send('POST', `/Remarks/update?where=${where}`, { body })).body.count;
  };
  const registered = await influencer.send('POST', '/registeraccount/', {
    body: {
      ownerId: maya.id,
      bankTokenId: await bankToken(product),
      countryShortCode: 'SG',
      country: 'Singapore',
      city: 'Singapore',
      line1: '8 Marina View',
      line2: '#12-34',
      postal_code: '018960',
      state: 'Central Region',
      id_number: 'S9412345Z',
      day: 4,
      month: 7,
      year: 1994,
      accountType: 'saving',
      bankName: 'DBS',
      accountNumber: '000123456',
      accountHolderName: 'Maya',
      swiftCode: 'DBSSSGSG',
      rountingNumber: '7171-001',
    },
  });
  expect(registered.body).toMatchObject({ status: 200, error: false });
  const written = await influencer.send('PUT', '/UserBankAccounts', {
    body: {
      ownerId: maya.id,
      accountType: 'saving',
      bankName: 'DBS Bank',
      accountNumber: '000123456',
      accountHolderName: 'Maya',
      swiftCode: 'DBSSSGSG',
      rountingNumber: '7171-001',
    },
  });
  expect(written.body).toMatchObject({ id: expect.any(Number), bankName: 'DBS Bank', accountNumber: '3456' });
  await influencer.send('POST', '/Remarks', { body: { ownerId: maya.id, campaignId, remarkText: 'Hello' } });
  expect(await update(owner, { offerAmount: 450, offerStatus: 1 })).toBe(1);
  expect(await update(influencer, { offerStatus: 2 })).toBe(1);
  const [seen] = await owner.list('/Remarks', { where: { campaignId }, include: 'profile' });
  expect(seen.profile).toMatchObject({ stripeAccountNumber: 'added', stripeBankAccountId: 'added' });
  const paid = await owner.send('POST', '/campaignpayment', {
    body: {
      amount: 450,
      name: 'Brand',
      email: brand.email,
      description: 'Hire',
      stripeToken: 'tok_visa',
      applicantOwnerId: maya.id,
      campaignId,
      ownerId: brand.id,
    },
  });
  expect(paid.body).toMatchObject({ error: false, paymentStatus: 'succeeded' });
  expect(await update(owner, { isHired: 1 })).toBe(1);
  expect(await update(influencer, { markAsDoneText: 'Posted', isMarkAsDone: 1 })).toBe(1);
  const release = (payoutAmount: number) =>
    owner.send('POST', '/transferamounttocustomer/', {
      body: { ownerId: maya.id, campaignId, payoutAmount },
    });
  expect((await release(1)).body.error).toBe(true);
  for (let again = 0; again < 2; again += 1)
    expect((await release(450)).body).toEqual({
      status: 200,
      error: false,
      message: 'Payout Successfully Done',
    });
  expect(await owner.list('/Remarks', { where: { campaignId } })).toMatchObject([
    { isHired: 1, offerStatus: 2, offerAmount: 450, isMarkAsDone: 1, isPaymentReleased: 1 },
  ]);
  const earned = await influencer.list('/Transactions', {
    where: { txnType: 'credit' },
    include: 'campaigns',
  });
  expect(earned).toMatchObject([
    { OwnerId: maya.id, payeeOwnerId: maya.id, amount: 450, campaigns: { id: campaignId } },
  ]);
  expect(await sql(product.databaseUrl, 'select count(*)::int from payout')).toEqual([{ count: 1 }]);
});
