import { afterAll, beforeAll, expect, test } from 'vitest';
import { hiredFor } from '../../support/amendments.ts';
import { extraOperations, proposeExtra } from '../../support/extras.ts';
import { type Cast, makeCast } from '../../support/job-states.ts';
import { jobOperations } from '../../support/jobs.ts';
import { RestClient, startRestProduct } from '../../support/rest.ts';
import { sql } from '../../support/sql.ts';
import type { TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let cast: Cast;
let firstId: number;
let campaignId: number;
let extraId: number;

beforeAll(async () => {
  product = await startRestProduct();
  cast = await makeCast(product);
  firstId = await hiredFor(product, cast);
  campaignId = Number(
    (await sql(product.databaseUrl, 'select campaign_id as id from remark where id = $1', [firstId]))[0]?.id,
  );
});
afterAll(() => product?.close());

/** Everything in which older clients see jobs. */
async function seen(who: 'owner' | 'applicant') {
  const rest = new RestClient(product, cast[who]);
  const remarks = await rest.list('/Remarks', { where: { campaignId }, include: 'profile' });
  const campaigns = await rest.list('/Campaigns', { where: { id: campaignId }, include: 'remarks' });
  return {
    ids: remarks.map(({ id }: { id: number }) => id),
    states: remarks.map(({ isHired, offerStatus, offerAmount }: Record<string, number>) => [
      isHired,
      offerStatus,
      offerAmount,
    ]),
    count: await rest.count('/Remarks', { campaignId }),
    below: campaigns.map(({ remarks: rows }: { remarks: { id: number }[] }) => rows.map(({ id }) => id)),
  };
}

test('older clients see the first job as before, and no extra', async () => {
  const before = { owner: await seen('owner'), applicant: await seen('applicant') };
  expect(before.owner).toMatchObject({ ids: [firstId], count: 1, below: [[firstId]] });
  extraId = await proposeExtra(cast.owner, firstId);
  expect({ owner: await seen('owner'), applicant: await seen('applicant') }).toEqual(before);
  const rest = new RestClient(product, cast.owner);
  expect((await rest.send('GET', `/Remarks/${extraId}`)).status).toBe(404);
});

test('they change and pay the first job only', async () => {
  const rest = new RestClient(product, cast.applicant);
  const accept = await rest.send('POST', `/Remarks/update?where=${JSON.stringify({ id: extraId })}`, {
    body: { offerStatus: 2 },
  });
  expect(accept.body).toEqual({ count: 0 });
  const { remark } = await cast.owner.client.data(extraOperations.remark, { id: extraId });
  expect(remark.state).toBe('OFFERED');
  await cast.applicant.client.data(jobOperations.acceptOffer, { offerId: remark.offer.id });
  const owner = new RestClient(product, cast.owner);
  const paid = await owner.send('POST', '/campaignpayment', {
    body: { campaignId, applicantOwnerId: cast.applicant.id, amount: 120, stripeToken: 'tok_visa' },
  });
  expect(paid.text).toContain('The amount is not the one that was agreed on.');
  const after = await cast.owner.client.data(extraOperations.remark, { id: extraId });
  expect(after.remark.state).toBe('OFFER_ACCEPTED');
});
