import { afterAll, beforeAll, expect, test } from 'vitest';
import { campaignOperations, countRows, makeCampaign, makePicture } from '../support/campaigns.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let owner: Person;
let reader: Person;
let campaignId: number;
const { report } = campaignOperations;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await createPerson(product);
  reader = await createPerson(product);
  campaignId = await makeCampaign(product, owner);
});
afterAll(() => product.close());

test.each([
  ['nothing', '', 'COMMENT_REQUIRED', 'Comment is required!'],
  ['spaces', ' \n ', 'COMMENT_REQUIRED', 'Comment is required!'],
  ['too much', 'x'.repeat(2_001), 'BAD_INPUT', 'comment must be at most 2,000 characters.'],
])('a comment of %s is refused', async (_case, comment, code, text) => {
  const refusal = await reader.client.refusal(report, { input: { campaignId, comment } });
  expect(refusal).toMatchObject({ message: text, extensions: { code, field: 'comment' } });
  expect(await countRows(product, 'report')).toEqual({ report: 0 });
});

test('a picture must be the own one, for reports', async () => {
  for (const picture of [await makePicture(product, owner, 'report'), await makePicture(product, reader)]) {
    const refusal = await reader.client.refusal(report, { input: { campaignId, comment: 'Spam', picture } });
    expect(refusal.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'picture' });
  }
});

test('one report of a person waits at a time; after it is resolved they may report again', async () => {
  const picture = await makePicture(product, reader, 'report');
  const input = { campaignId, comment: ' Spam ', picture };
  const both = await Promise.all([
    reader.client.send(report, { input }),
    reader.client.send(report, { input }),
  ]);
  expect(both.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').sort()).toEqual([
    'ALREADY_REPORTED',
    'done',
  ]);
  const permission = 'query ($id: ID!) { campaign(id: $id) { permissions { report { allowed code } } } }';
  const { campaign } = await reader.client.data(permission, { id: campaignId });
  expect(campaign.permissions.report).toEqual({ allowed: false, code: 'ALREADY_REPORTED' });
  const rows = await sql(product.databaseUrl, 'select reporter_id, comment, picture_id from report');
  expect(rows).toEqual([{ reporter_id: reader.id, comment: 'Spam', picture_id: picture }]);
  await sql(product.databaseUrl, 'update report set resolved_at = now()');
  await reader.client.data(report, { input: { campaignId, comment: 'Spam again' } });
});
