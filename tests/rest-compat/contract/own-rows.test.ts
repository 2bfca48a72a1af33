import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCampaign } from '../../support/campaigns.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { RestClient, startRestProduct, told, updateRows } from '../../support/rest.ts';
import { sql } from '../../support/sql.ts';
import type { TestProduct } from '../../support/test-product.ts';
import { unlimited } from '../../support/unlimited.ts';

let product: TestProduct;
let brand: Person;
let maya: Person;
let owner: RestClient;
let influencer: RestClient;

beforeAll(async () => {
  product = await startRestProduct({}, { ports: { limiter: unlimited } });
  brand = await createPerson(product, { username: 'brand' });
  maya = await createPerson(product, { username: 'maya', hasBankAccount: true });
  owner = new RestClient(product, brand);
  influencer = new RestClient(product, maya);
});
afterAll(() => product?.close());

test('blocks', async () => {
  const other = await createPerson(product, { username: 'other' });
  const body = { blockUserId: other.id, ownerId: maya.id };
  const first = await influencer.send('POST', '/userBlockeds/', { body });
  expect(first.body).toMatchObject({ id: other.id, ...body });
  expect((await influencer.send('POST', '/userBlockeds/', { body })).body).toEqual(first.body);
  const [row] = await influencer.list('/userBlockeds', { where: { ownerId: maya.id }, include: 'profile' });
  expect(row.profile).toMatchObject({ ownerId: other.id, username: 'other' });
  expect(await owner.list('/userBlockeds')).toEqual([]);
  expect((await owner.send('POST', '/userBlockeds/', { body })).status).toBe(403);
  expect((await owner.send('DELETE', `/userBlockeds/${other.id}`)).body).toEqual({ count: 0 });
  expect((await owner.send('DELETE', '/userBlockeds/abc', { body: { id: 1 } })).body).toEqual({ count: 0 });
  expect(told(await influencer.send('POST', '/userBlockeds', { body: { ownerId: maya.id } }))).toEqual([
    422,
    { blockUserId: ['presence'] },
  ]);
  expect(told(await influencer.send('POST', '/userBlockeds', { body: { blockUserId: other.id } }))).toEqual([
    422,
    { ownerId: ['presence'] },
  ]);
  const text = { ownerId: String(maya.id), blockUserId: String(other.id) };
  expect((await influencer.send('POST', '/userBlockeds', { body: text })).body).toEqual(first.body);
  for (const count of [1, 0])
    expect((await influencer.send('DELETE', `/userBlockeds/${other.id}`)).body).toEqual({ count });
});

test('the draft, with what stands for nothing chosen', async () => {
  const { body } = await owner.send('POST', '/DraftCampaigns', { body: {} });
  expect(body).toMatchObject({
    id: brand.id,
    campaignTitle: 'NA',
    campaignDetails: 'NA',
    campaignImage: 'NA',
    endStoryPostDate: '2099-12-31T00:00:00.000Z',
  });
  const second = await owner.send('POST', '/DraftCampaigns', {
    body: {
      ownerId: brand.id,
      campaignTitle: 'Idea',
      campaignAmount: '12.5',
      endStoryPostDate: '2099-12-31',
    },
  });
  expect(second.body).toMatchObject({ id: brand.id, campaignTitle: 'Idea', campaignAmount: 12.5 });
  expect((await updateRows(owner, 'DraftCampaigns', { ownerId: brand.id }, { tags: 'a,b' })).body).toEqual({
    count: 1,
  });
  expect(await owner.list('/DraftCampaigns')).toMatchObject([{ campaignTitle: 'Idea', tags: 'a,b' }]);
  expect(
    (await updateRows(owner, 'DraftCampaigns', { id: brand.id }, { endStoryPostDate: 'soon' })).status,
  ).toBe(400);
  expect(
    (await updateRows(owner, 'DraftCampaigns', { id: brand.id }, { endStoryPostDate: '' })).body,
  ).toEqual({ count: 1 });
  expect((await updateRows(influencer, 'DraftCampaigns', { id: brand.id }, { tags: 'x' })).body).toEqual({
    count: 0,
  });
  const theirs = { ownerId: brand.id, campaignTitle: 'x' };
  expect((await influencer.send('POST', '/DraftCampaigns', { body: theirs })).status).toBe(403);
  expect(await influencer.list('/DraftCampaigns', { where: { ownerId: brand.id } })).toEqual([]);
  expect((await influencer.send('DELETE', `/DraftCampaigns/${brand.id}`)).body).toEqual({ count: 0 });
  for (const count of [1, 0])
    expect((await owner.send('DELETE', `/DraftCampaigns/${brand.id}`)).body).toEqual({ count });
});

test('notifications are marked as read', async () => {
  const nina = await createPerson(product);
  const client = new RestClient(product, nina);
  await sql(
    product.databaseUrl,
    `insert into notification (recipient_id, type, code, message, created_at)
     select $1, 'KOLITEAM', 'test', 'Hello', now() from generate_series(1, 2)`,
    [nina.id],
  );
  const where = { ownerId: nina.id, readStatus: 0 };
  expect(await client.count('/UserNotifications', where)).toBe(2);
  expect(await owner.count('/UserNotifications', where)).toBe(0);
  expect((await updateRows(owner, 'UserNotifications', where, { readStatus: 1 })).body).toEqual({ count: 0 });
  expect((await updateRows(client, 'UserNotifications', where, { readStatus: 1 })).body).toEqual({
    count: 2,
  });
  expect(await client.count('/UserNotifications', where)).toBe(0);
  expect(
    (await updateRows(client, 'UserNotifications', { ownerId: nina.id }, { readStatus: 1 })).body,
  ).toEqual({ count: 2 });
  expect((await updateRows(client, 'UserNotifications', {}, { readStatus: 1 })).status).toBe(400);
  for (const readStatus of ['x', {}, [1]])
    expect((await updateRows(client, 'UserNotifications', where, { readStatus })).status).toBe(400);
  expect((await updateRows(client, 'UserNotifications', { nonsense: 1 }, { readStatus: 1 })).body).toEqual({
    count: 0,
  });
  expect(await client.list('/UserNotifications', { limit: 1 })).toMatchObject([
    { type: 'KOLITEAM', message: 'Hello', image: 'NA', campaignImage: 'NA', campaignId: 0, readStatus: 1 },
  ]);
});

test('notifications and categories come whole, however many there are', async () => {
  const person = await createPerson(product);
  await sql(
    product.databaseUrl,
    `insert into notification (recipient_id, type, code, message, created_at)
     select $1, 'KOLITEAM', 'test', 'Hello ' || n, now() from generate_series(1, 130) as n`,
    [person.id],
  );
  const rows = await new RestClient(product, person).list('/UserNotifications');
  expect(rows.map(({ message }: { message: string }) => message)).toEqual(
    Array.from({ length: 130 }, (_, index) => `Hello ${index + 1}`),
  );
  const [found] = await sql(product.databaseUrl, 'select count(*)::int from category');
  expect(await owner.list('/campaignCatgories')).toHaveLength(Number(found?.count));
});

test('the bank account is written by its words', async () => {
  const [row] = await influencer.list('/UserBankAccounts', { where: { ownerId: maya.id } });
  expect(row).toMatchObject({
    ownerId: maya.id,
    bankName: 'DBS',
    accountNumber: '3456',
    rountingNumber: '7171-001',
  });
  expect(await owner.list('/UserBankAccounts')).toEqual([]);
  const put = (client: RestClient, fields: object) =>
    client.send('PUT', '/UserBankAccounts', { body: { ...row, id: undefined, ...fields } });
  expect(told(await put(influencer, { accountNumber: '000999888' }))).toEqual([
    422,
    { ownerId: ['uniqueness'] },
  ]);
  expect((await put(influencer, { id: row.id, bankName: 'OCBC' })).body).toMatchObject({
    id: row.id,
    bankName: 'OCBC',
  });
  expect((await put(influencer, { id: 999, bankName: 'x' })).body.error.message).toBe(
    'Could not replace. Object with id 999 does not exist!',
  );
  expect((await put(influencer, { id: '', bankName: 'DBS' })).body).toMatchObject({
    id: row.id,
    bankName: 'DBS',
  });
  expect((await put(influencer, { id: row.id, bankAddress: 'Marina' })).body.bankAddress).toBe('Marina');
  const { bankAddress: _, ...rest } = row;
  const replaced = await influencer.send('PUT', '/UserBankAccounts', { body: rest });
  expect(replaced.body.bankAddress).toBeNull();
  expect((await put(influencer, { id: row.id, bankName: undefined })).status).toBe(422);
  expect(
    told(await owner.send('PUT', '/UserBankAccounts', { body: { ownerId: brand.id, bankName: 'x' } })),
  ).toEqual([422, { bankTokenId: ['presence'] }]);
  expect((await put(owner, {})).status).toBe(403);
  expect((await owner.send('DELETE', `/UserBankAccounts/${row.id}`)).body).toEqual({ count: 0 });
  for (const count of [1, 0])
    expect((await influencer.send('DELETE', `/UserBankAccounts/${row.id}`)).body).toEqual({ count });
  expect(await influencer.list('/UserBankAccounts', { where: { ownerId: maya.id } })).toEqual([]);
});

test('reports of campaigns and people', async () => {
  const campaignId = await makeCampaign(product, brand);
  const report = (fields: object) =>
    influencer.send('POST', '/Reports', {
      body: { campaignId, reportText: 'Spam', ownerId: maya.id, reportPicUrl: 'NA', ...fields },
    });
  expect((await report({})).body).toMatchObject({ id: expect.any(Number), campaignId, reportPicUrl: 'NA' });
  expect(told(await report({}))).toEqual([422, { reportText: ['uniqueness'] }]);
  expect(told(await report({ reportText: '' }))).toEqual([422, { reportText: ['presence'] }]);
  expect((await report({ campaignId: 0, reportedownerId: brand.id })).status).toBe(200);
  const other = await createPerson(product);
  const alias = { reportText: undefined, comment: 'Rude', influencerId: other.id, campaignId: undefined };
  expect((await report(alias)).body).toMatchObject({ reportText: 'Rude', reportedownerId: other.id });
});
