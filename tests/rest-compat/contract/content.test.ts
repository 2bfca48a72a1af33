import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePicture } from '../../support/campaigns.ts';
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

describe('pages, news and help', () => {
  test('a page by its slug', async () => {
    await sql(
      product.databaseUrl,
      `insert into news (state, title, html, excerpt, day, created_at, updated_at) values
       ('published', 'Old', '<p>o</p>', 'o', '2026-11-01', now(), now()),
       ('published', 'New', '<p>n</p>', 'n', '2026-11-10', now(), now()),
       ('draft', 'Soon', '<p>s</p>', 's', '2026-11-11', now(), now())`,
    );
    const page = await visitor.send('GET', '/cmspage?slug=privacy-policy');
    expect(page.body).toMatchObject({ status: 200, error: false, message: [{ slug: 'privacy-policy' }] });
    expect(page.body.message[0].description).toContain('<');
    const none = await visitor.send('GET', '/cmspage?slug=nothing');
    expect([none.status, none.body]).toEqual([200, { status: 404, error: true, message: [] }]);
    expect((await visitor.send('GET', '/cmspage')).status).toBe(400);
    const filter = { where: { status: 1 }, order: 'news_date DESC', limit: 5 };
    const rows = await visitor.list('/news_feeds', filter);
    expect(
      rows.filter(({ id }: { id: number }) => id > 0).map(({ title }: { title: string }) => title),
    ).toEqual(expect.arrayContaining(['New', 'Old']));
    expect(await visitor.count('/news_feeds', { title: 'Soon' })).toBe(0);
  });

  test('the help form, for visitors too', async () => {
    const ask = (body: object, client = visitor) => client.send('POST', '/help', { body });
    const form = { name: 'Ann', email: 'ann@x.test', message: 'Help', help_pic_url: 'NA' };
    expect((await ask(form)).body).toMatchObject({ status: 200, error: false });
    expect(
      (await ask({ ownerId: maya.id, message: 'Help', help_pic_url: 'NA' }, influencer)).body.error,
    ).toBe(false);
    expect((await ask({ ...form, message: '' })).body).toEqual({
      status: 400,
      error: true,
      message: 'Message is required',
    });
    expect((await ask({ ...form, name: '' })).body.error).toBe(true);
  });
});
