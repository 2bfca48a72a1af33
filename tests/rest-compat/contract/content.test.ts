import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPerson, type Person } from '../../support/people.ts';
import { RestClient, startRestProduct } from '../../support/rest.ts';
import { sql } from '../../support/sql.ts';
import type { TestProduct } from '../../support/test-product.ts';
import { unlimited } from '../../support/unlimited.ts';

let product: TestProduct;
let maya: Person;
let visitor: RestClient;
let influencer: RestClient;

beforeAll(async () => {
  product = await startRestProduct({}, { ports: { limiter: unlimited } });
  maya = await createPerson(product);
  visitor = new RestClient(product);
  influencer = new RestClient(product, maya);
});
afterAll(() => product?.close());

test('a page by its slug', async () => {
  for (const slug of ['terms-and-conditions', 'privacy-policy']) {
    const { body } = await visitor.send('GET', `/cmspage?slug=${slug}`);
    const page = { slug, name: expect.stringMatching(/\w/), description: expect.stringContaining('<') };
    expect(body).toEqual({ status: 200, error: false, message: [page] });
  }
  const none = await visitor.send('GET', '/cmspage?slug=nothing');
  expect([none.status, none.body]).toEqual([200, { status: 404, error: true, message: [] }]);
  const bare = await visitor.send('GET', '/cmspage');
  expect([bare.status, bare.body.error.message]).toEqual([400, 'slug is a required argument']);
});

test('news that are out, newest first', async () => {
  await sql(
    product.databaseUrl,
    `insert into news (state, title, html, excerpt, day, created_at, updated_at) values
     ('published', 'Old', '<p>o</p>', 'o', '2028-11-01', now(), now()),
     ('published', 'New', '<p>n</p>', 'n', '2028-11-10', now(), now()),
     ('draft', 'Soon', '<p>s</p>', 's', '2028-11-11', now(), now())`,
  );
  const [first, second, ...rest] = await visitor.list('/news_feeds', {
    where: { status: 1 },
    order: 'news_date DESC',
    limit: 5,
  });
  expect(first).toEqual({
    id: expect.any(Number),
    title: 'New',
    description: '<p>n</p>',
    image: 'NA',
    news_date: '2028-11-10T00:00:00.000Z',
    status: 1,
  });
  expect(second.title).toBe('Old');
  expect(rest.length).toBeLessThanOrEqual(3);
  expect([
    await visitor.count('/news_feeds', { title: 'Soon' }),
    await visitor.count('/news_feeds', { status: 0 }),
  ]).toEqual([0, 0]);
});

describe('the help form', () => {
  const form = { name: 'Ann', email: 'ann@x.test', message: 'Help', help_pic_url: 'NA' };
  test.each<[what: string, body: () => object, told: object, who?: () => RestClient]>([
    ['of a visitor', () => form, { status: 200, error: false, message: 'Request Submitted Successfully!!' }],
    [
      'of a member, whose name is known',
      () => ({ ownerId: maya.id, message: 'Help', help_pic_url: 'NA' }),
      { status: 200, error: false },
      () => influencer,
    ],
    [
      'without a message',
      () => ({ ...form, message: '' }),
      { status: 400, error: true, message: 'Message is required' },
    ],
    [
      'without a name',
      () => ({ ...form, name: '' }),
      { status: 400, error: true, message: 'Name is required' },
    ],
    [
      'without an address',
      () => ({ ...form, email: '' }),
      { error: true, message: 'Email address is required' },
    ],
    ['with no address', () => ({ ...form, email: 'x' }), { error: true, message: 'Invalid email address' }],
    ['with nothing', () => ({}), { status: 400, error: true }],
  ])('%s', async (_, body, told, who = () => visitor) => {
    const answer = await who().send('POST', '/help', { body: body() });
    expect([answer.status, answer.body]).toMatchObject([200, told]);
  });

  test('is sent in nobody else’s name', async () => {
    const body = { ...form, ownerId: maya.id + 1 };
    expect((await influencer.send('POST', '/help', { body })).status).toBe(403);
  });
});
